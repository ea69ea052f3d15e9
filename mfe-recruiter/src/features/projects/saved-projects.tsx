import { decisions, useQuery } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import {
  BookmarkIcon,
  ButtonLink,
  Empty,
  Grid,
  PageHeader,
  QueryBoundary,
} from '@swipefolio/shared/ui'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { ProjectModal } from './project-modal'
import { SavedProjectCard } from './saved-project-card'
import { useOpenedId } from '../../navigation/use-opened-id'

/** The projects put aside for later. */
export const SavedProjects = () => {
  const saved = useQuery(decisions.saved())
  const { openedId, open, close } = useOpenedId('project')
  const grid = useRef<HTMLElement>(null)

  return (
    <>
      <PageHeader title="Saved Projects" intro="Put aside for a second look." />
      <QueryBoundary
        query={saved}
        loadingText="Loading saved projects..."
        errorText="Failed to load saved projects"
        skeleton="cards"
        isEmpty={(projects) => projects.length === 0}
        empty={
          <Empty
            title="No Saved Projects"
            icon={<BookmarkIcon aria-hidden />}
            action={<ButtonLink to={paths.swipeProjects}>Start Swiping</ButtonLink>}
          >
            Drag a project up while swiping, and it waits for you here.
          </Empty>
        }
      >
        {(projects) => (
          <Wall as="section" ref={grid} tabIndex={-1} aria-label="Saved Projects">
            {projects.map((project) => (
              <SavedProjectCard
                key={project.id}
                project={project}
                onOpen={() => open(project.id)}
                onDecided={() => grid.current?.focus({ preventScroll: true })}
              />
            ))}
          </Wall>
        )}
      </QueryBoundary>
      <ProjectModal
        isOpen={openedId !== undefined && saved.data !== undefined}
        project={saved.data?.find(({ id }) => id === openedId)}
        onClose={close}
      />
    </>
  )
}

const Wall = styled(Grid)`
  &:focus {
    outline: none;
  }
`
