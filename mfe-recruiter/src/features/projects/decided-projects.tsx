import { decisions, useInfiniteQuery, useQuery } from '@swipefolio/shared/api'
import { Grid, PageHeader, Pagination, QueryBoundary } from '@swipefolio/shared/ui'
import { type ComponentType, type ReactNode, useRef } from 'react'
import { styled } from 'styled-components'
import { useOpenedId } from '../../navigation/use-opened-id'
import { DecidedLists } from './decided-lists'
import { type DecidedActionsProps, DecidedProjectCard } from './decided-project-card'
import { ProjectModal } from './project-modal'
import type { DecidedList } from './use-decide'

interface DecidedProjectsProps {
  list: DecidedList
  title: string
  intro: string
  empty: ReactNode
  Actions: ComponentType<DecidedActionsProps>
}

/** The saved or unliked projects, the latest decision first. */
export const DecidedProjects = ({ list, title, intro, empty, Actions }: DecidedProjectsProps) => {
  const decided = useInfiniteQuery(decisions[list]())
  const { openedId, open, close } = useOpenedId('project')
  const mayBeOnLaterPage = openedId !== undefined && decided.hasNextPage
  const loaded = decided.data?.find(({ id }) => id === openedId)
  const whole = useQuery({ ...decisions.all(list), enabled: mayBeOnLaterPage && !loaded })
  const grid = useRef<HTMLElement>(null)

  return (
    <>
      <PageHeader title={title} intro={intro} />
      <DecidedLists current={list} />
      <QueryBoundary
        query={decided}
        loadingText={`Loading ${title.toLowerCase()}...`}
        errorText={`Failed to load ${title.toLowerCase()}`}
        skeleton="cards"
        isEmpty={(projects) => projects.length === 0 && !decided.hasNextPage}
        empty={empty}
      >
        {(projects) => (
          <>
            <Wall as="section" ref={grid} tabIndex={-1} aria-label={title}>
              {projects.map((project) => (
                <DecidedProjectCard
                  key={project.id}
                  list={list}
                  project={project}
                  Actions={Actions}
                  onOpen={() => open(project.id)}
                  onDecided={() => grid.current?.focus({ preventScroll: true })}
                />
              ))}
            </Wall>
            <Pagination query={decided} />
          </>
        )}
      </QueryBoundary>
      <ProjectModal
        isOpen={openedId !== undefined && decided.data !== undefined}
        isLoading={whole.isFetching}
        project={loaded ?? whole.data?.find(({ id }) => id === openedId)}
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
