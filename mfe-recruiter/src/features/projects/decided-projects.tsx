import { decisions, useInfiniteQuery, useQuery } from '@swipefolio/shared/api'
import type { DecisionStatus, Project } from '@swipefolio/shared/contract'
import {
  fillerProjects,
  Grid,
  PageHeader,
  Pagination,
  QueryBoundary,
  theme,
} from '@swipefolio/shared/ui'
import { type ComponentType, type ReactNode, useRef } from 'react'
import { styled } from 'styled-components'
import { useOpenedId } from '../../navigation/use-opened-id'
import { Match } from '../match/match'
import { matchLayout } from '../match/match-layout'
import { useLikes } from '../match/use-likes'
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

const waiting = fillerProjects(6)

/** The saved or unliked projects, the latest decision first. */
export const DecidedProjects = ({ list, title, intro, empty, Actions }: DecidedProjectsProps) => {
  const decided = useInfiniteQuery(decisions[list]())
  const { openedId, open, close } = useOpenedId('project')
  const mayBeOnLaterPage = openedId !== undefined && decided.hasNextPage
  const loaded = decided.data?.find(({ id }) => id === openedId)
  const whole = useQuery({ ...decisions.all(list), enabled: mayBeOnLaterPage && !loaded })
  const grid = useRef<HTMLElement>(null)
  const likes = useLikes(list)

  const handleDecided = (project: Project, status?: DecisionStatus) => {
    grid.current?.focus({ preventScroll: true })
    if (!status) return
    likes.handleDecision(status, project)
    likes.handleAnswer(project, true)
  }

  const cardsOf = (projects: readonly Project[]) =>
    projects.map((project) => (
      <DecidedProjectCard
        key={project.id}
        list={list}
        project={project}
        Actions={Actions}
        onOpen={() => open(project.id)}
        onDecided={(status) => handleDecided(project, status)}
      />
    ))

  return (
    <>
      <PageHeader title={title} intro={intro} />
      <Area>
        <DecidedLists current={list} />
        <Match likes={likes} />
        <List>
          <QueryBoundary
            query={decided}
            loadingText={`Loading ${title.toLowerCase()}...`}
            errorText={`Failed to load ${title.toLowerCase()}`}
            skeleton={<Wall>{cardsOf(waiting)}</Wall>}
            isEmpty={(projects) => projects.length === 0 && !decided.hasNextPage}
            empty={empty}
          >
            {(projects) => (
              <>
                <Wall as="section" ref={grid} tabIndex={-1} aria-label={title}>
                  {cardsOf(projects)}
                </Wall>
                <Pagination query={decided} />
              </>
            )}
          </QueryBoundary>
        </List>
      </Area>
      <ProjectModal
        isOpen={openedId !== undefined && decided.data !== undefined}
        isLoading={whole.isFetching}
        project={loaded ?? whole.data?.find(({ id }) => id === openedId)}
        onClose={close}
      />
    </>
  )
}

/** The panel of the last like shares the list's cell: it covers the top of the list and moves no card, and a focused button scrolls out from below it. */
const Area = styled.div`
  display: grid;
  grid-template: 'lists opener' auto 'list list' 1fr / minmax(0, 1fr) auto;
  align-items: start;

  > aside {
    position: sticky;
    inset: ${theme.control.huge} auto auto;
    grid-area: list;
    justify-self: end;
    inline-size: 19rem;

    ${matchLayout.strip} {
      justify-self: center;
      inline-size: calc(100% - 2 * ${theme.space.xs});
    }
  }
  > aside + * button {
    scroll-margin-block-start: 13rem;
  }
`

const List = styled.div`
  grid-area: list;
  min-inline-size: 0;
`

const Wall = styled(Grid)`
  &:focus {
    outline: none;
  }
`
