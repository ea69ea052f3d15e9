import { projects, useInfiniteQuery } from '@swipefolio/shared/api'
import {
  Button,
  Empty,
  FolderIcon,
  Grid,
  Pagination,
  PlusIcon,
  QueryBoundary,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { ProjectItem, type ProjectItemActions } from './project-item'

interface ProjectGridProps extends ProjectItemActions {
  onAdd: () => void
}

export const ProjectGrid = ({ onAdd, ...actions }: ProjectGridProps) => {
  const list = useInfiniteQuery(projects.list())
  return (
    <QueryBoundary
      query={list}
      loadingText="Loading projects..."
      errorText="Failed to load projects"
      skeleton="cards"
      isEmpty={(all) => all.length === 0 && !list.hasNextPage}
      empty={
        <Empty
          title="No Projects Yet"
          icon={<FolderIcon aria-hidden />}
          action={
            <Button variant="like" icon={<PlusIcon aria-hidden />} onClick={onAdd}>
              Add Your First Project
            </Button>
          }
        >
          You haven't created any projects yet. Click "Add New Project" to get started!
        </Empty>
      }
    >
      {(all) => (
        <>
          <Cards as="ul" min="medium" gap="l">
            {all.map((project) => (
              <li key={project.id} aria-label={project.title}>
                <ProjectItem project={project} {...actions} />
              </li>
            ))}
          </Cards>
          <Pagination query={list} label="More Projects" />
        </>
      )}
    </QueryBoundary>
  )
}

const Cards = styled(Grid)`
  align-items: start;
`
