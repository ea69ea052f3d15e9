import { projects, useInfiniteQuery } from '@swipefolio/shared/api'
import { paths, type Project } from '@swipefolio/shared/contract'
import { useSearchParams } from '@swipefolio/shared/router'
import {
  ButtonLink,
  Empty,
  ExternalLink,
  fillerProjects,
  FolderIcon,
  GitBranchIcon,
  Grid,
  Modal,
  Pagination,
  ProjectCard,
  QueryBoundary,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { ProjectFacts } from './project-facts'
import { useOwnProject } from './use-own-project'
import { useLastShown } from './use-last-shown'

/** The projects as recruiters see them: read-only cards that open in a dialog. */
export const PublicProjects = () => {
  const list = useInfiniteQuery(projects.list())
  const [search, setSearch] = useSearchParams()
  const openId = search.get('project')
  const { project: opened } = useOwnProject(openId === null ? null : Number(openId))
  const shown = useLastShown(opened)
  return (
    <>
      <QueryBoundary
        query={list}
        loadingText="Loading projects..."
        errorText="Failed to load projects"
        skeleton={<PublicCards />}
        isEmpty={(all) => all.length === 0}
        empty={
          <Empty
            title="No projects available"
            icon={<FolderIcon aria-hidden />}
            action={<ButtonLink to={paths.dashboard}>Go to My Projects</ButtonLink>}
          />
        }
      >
        {(all) => (
          <>
            <PublicCards projects={all} onOpen={({ id }) => setSearch({ project: String(id) })} />
            <Pagination query={list} />
          </>
        )}
      </QueryBoundary>
      <Modal
        isOpen={opened !== undefined}
        onClose={() => setSearch({}, { replace: true })}
        title={shown?.title ?? ''}
        size="large"
      >
        {shown && <ProjectFacts project={shown} headingLevel={3} />}
      </Modal>
    </>
  )
}

interface PublicCardsProps {
  projects?: readonly Project[]
  onOpen?: (project: Project) => void
}

const waiting = fillerProjects(6)

/** The cards alone; those of a skeleton by default. */
export const PublicCards = ({ projects: shown = waiting, onOpen }: PublicCardsProps) => (
  <Cards as="ul" min="medium" gap="l">
    {shown.map((project) => (
      <li key={project.id}>
        <ProjectCard project={project} headingLevel={2} onOpen={() => onOpen?.(project)}>
          {project.gitUrl && (
            <ExternalLink href={project.gitUrl} icon={<GitBranchIcon aria-hidden />}>
              Repository
            </ExternalLink>
          )}
        </ProjectCard>
      </li>
    ))}
  </Cards>
)

const Cards = styled(Grid)`
  align-items: start;
`
