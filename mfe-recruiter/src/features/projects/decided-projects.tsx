import { decisions, useInfiniteQuery, useQuery } from '@swipefolio/shared/api'
import type { DecisionStatus, Project } from '@swipefolio/shared/contract'
import { SearchField } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import {
  fillerProjects,
  Grid,
  media,
  PageHeader,
  Pagination,
  QueryBoundary,
  theme,
} from '@swipefolio/shared/ui'
import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useOpenedId } from '../../navigation/use-opened-id'
import { MatchCard } from '../match/match-card'
import { MatchNews } from '../match/match-details'
import { MatchOpener } from '../match/match-opener'
import { useMatch } from '../match/use-match'
import { useLikes } from '../match/use-likes'
import { DecidedLists } from './decided-lists'
import type { DecidedActionsProps } from './decided-choice'
import { DecidedFoot } from './decided-foot'
import { DecidedProjectCard } from './decided-project-card'
import { NothingFound } from '../search/nothing-found'
import { ProjectModal } from './project-modal'
import type { DecidedList } from './use-decide'
import { useSearch } from '../search/use-search'

const loading = {
  saved: t('Loading saved projects...'),
  passed: t('Loading unliked projects...'),
} satisfies Record<DecidedList, string>

const failed = {
  saved: t('Failed to load saved projects'),
  passed: t('Failed to load unliked projects'),
} satisfies Record<DecidedList, string>

const searchLabel = {
  saved: t('Search saved projects'),
  passed: t('Search unliked projects'),
} satisfies Record<DecidedList, string>

interface DecidedProjectsProps {
  list: DecidedList
  title: string
  intro: string
  empty: ReactNode
  Actions: ComponentType<DecidedActionsProps>
}

const waiting = fillerProjects(6)

/** Where the liked card was: its project, and the card that followed it. */
interface Spot {
  project?: Project
  before?: number
}

/** The saved or unliked projects, the latest decision first, searchable by title and technology. */
export const DecidedProjects = ({ list, title, intro, empty, Actions }: DecidedProjectsProps) => {
  const { text, search, change } = useSearch()
  const decided = useInfiniteQuery(decisions[list](search))
  const { openedId, open, close } = useOpenedId('project')
  const mayBeElsewhere = openedId !== undefined && (decided.hasNextPage || search !== '')
  const loaded = decided.data?.find(({ id }) => id === openedId)
  const whole = useQuery({ ...decisions.all(list), enabled: mayBeElsewhere && !loaded })
  const region = useRef<HTMLElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const likes = useLikes(list)
  const match = useMatch(likes.last)
  const isOpen = likes.isOpen && match !== undefined
  const [spot, setSpot] = useState<Spot>({})
  /** Decided in its dialog, which is in the address for a moment longer. */
  const [judged, setJudged] = useState<Project>()
  if (judged && openedId === undefined) setJudged(undefined)
  const isOpened = (project?: Project) => project?.id === openedId
  const opened = loaded ?? whole.data?.find(isOpened) ?? [judged].find(isOpened)

  const handleDecided = (project: Project, status?: DecisionStatus) => {
    region.current?.focus({ preventScroll: true })
    const place = decided.data?.findIndex(({ id }) => id === project.id) ?? -1
    const before = decided.data?.[place + 1]?.id
    if (status === 'LIKED') setSpot({ project, before })
    else if (spot.before === project.id) setSpot({ ...spot, before })
    if (!status) return
    likes.handleDecision(status, project)
    likes.handleAnswer(project, true)
  }

  const handleOpener = () => {
    if (isOpen) return likes.fold()
    setSpot({ ...spot, before: decided.data?.[0]?.id })
    likes.open()
  }
  const handleClose = () => {
    opener.current?.focus({ preventScroll: true })
    likes.fold()
  }

  const cardsOf = (projects: readonly Project[]) =>
    projects.map((project) => (
      <DecidedProjectCard
        key={project.id}
        list={list}
        search={search}
        project={project}
        Actions={Actions}
        onOpen={() => open(project.id)}
        onDecided={(status) => handleDecided(project, status)}
      />
    ))

  const hasNone = decided.data?.length === 0 && !decided.hasNextPage
  const isWholeEmpty = hasNone && !search && !decided.isPlaceholderData
  /** The match card is where the liked card was, or first. */
  const cellsOf = (projects: readonly Project[]) => {
    const cards = cardsOf(projects)
    if (!isOpen) return cards
    const place = projects.findIndex(({ id }) => id === spot.before)
    const last = spot.project ? cards.length : 0
    const card = (
      <MatchCard key="match" match={match} project={spot.project} onClose={handleClose} />
    )
    return cards.toSpliced(place < 0 ? last : place, 0, card)
  }

  return (
    <>
      <PageHeader title={title} intro={intro} />
      <Area>
        <DecidedLists current={list} />
        <MatchNews match={isOpen && match} />
        {match && (
          <Opener isChip match={match} ref={opener} aria-expanded={isOpen} onClick={handleOpener} />
        )}
        {!(isWholeEmpty && !text) && (
          <Search>
            <SearchField
              label={searchLabel[list]}
              placeholder={t('Search by title or technology')}
              value={text}
              onChange={change}
            />
          </Search>
        )}
        <List as="section" ref={region} tabIndex={-1} aria-label={title}>
          <QueryBoundary
            query={decided}
            loadingText={loading[list]}
            errorText={failed[list]}
            skeleton={<Wall>{cardsOf(waiting)}</Wall>}
            isEmpty={() => isWholeEmpty}
            empty={
              <>
                {isOpen && <Wall>{cellsOf([])}</Wall>}
                {empty}
              </>
            }
          >
            {(projects) => (
              <>
                <Wall>{cellsOf(projects)}</Wall>
                {hasNone && (
                  <NothingFound onClear={() => change('')}>
                    {t('No projects match your search')}
                  </NothingFound>
                )}
                <Pagination query={decided} />
              </>
            )}
          </QueryBoundary>
        </List>
      </Area>
      <ProjectModal
        isOpen={openedId !== undefined && openedId !== judged?.id && decided.data !== undefined}
        isLoading={whole.isFetching}
        project={opened}
        missing={t('This project was removed, or you have decided on it since.')}
        onClose={close}
      >
        {opened && (
          <DecidedFoot
            key={opened.id}
            list={list}
            search={search}
            project={opened}
            Actions={Actions}
            onDecided={(status) => handleDecided(opened, status)}
            onClose={() => {
              setJudged(opened)
              close()
            }}
          />
        )}
      </ProjectModal>
    </>
  )
}

const Area = styled.div`
  display: grid;
  grid-template:
    'lists search opener' auto
    'list list list' 1fr / auto minmax(0, 1fr) auto;
  align-items: start;

  ${media.sidebarCollapsed} {
    grid-template:
      'lists opener' auto
      'search search' auto
      'list list' 1fr / fit-content(100%) minmax(auto, 1fr);
  }
`

const Opener = styled(MatchOpener)`
  grid-area: opener;
  justify-self: end;
  margin-inline-start: ${theme.space.s};
`

const List = styled.div`
  grid-area: list;
  min-inline-size: 0;

  &:focus {
    outline: none;
  }
`

const Search = styled.div`
  grid-area: search;
  margin-block-end: ${theme.space.l};

  ${media.sidebarCollapsed} {
    margin-block-end: ${theme.space.m};
  }
`

const Wall = styled(Grid)`
  ${media.sidebarCollapsed} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.m};
    li > span {
      white-space: nowrap;
    }
  }
`
