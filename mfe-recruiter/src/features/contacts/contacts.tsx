import { contacts, refresh, useInfiniteQuery, useLiveEvent, useQuery } from '@swipefolio/shared/api'
import { type Contact, paths } from '@swipefolio/shared/contract'
import { SearchField } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import {
  ButtonLink,
  Cluster,
  Empty,
  fillerText,
  FilterChips,
  media,
  PageHeader,
  Pagination,
  QueryBoundary,
  Stack,
  theme,
  useIsHydrated,
  UsersIcon,
} from '@swipefolio/shared/ui'
import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { BoardRoom } from '../board/board-room'
import { ExportButton } from '../export/export-button'
import { useSearch } from '../search/use-search'
import { changesContacts } from './changes-contacts'
import { ContactGrid } from './contact-grid'
import { contactsCsv } from './contacts-csv'

const waiting: Contact[] = Array.from({ length: 6 }, (_, index) => ({
  id: -1 - index,
  firstName: fillerText(5),
  lastName: fillerText(7),
  email: fillerText(24).replaceAll(' ', '.'),
  chatId: -1 - index,
  since: fillerText(4),
  origin: { kind: 'like', title: fillerText(16) },
  lastMessage: { message: fillerText(20), isOwn: false, at: '' },
}))

const Board = lazy(() => import('../board/board').then((loaded) => ({ default: loaded.Board })))

const views = [
  { value: 'list', label: t('List') },
  { value: 'board', label: t('Board') },
] as const

/** The recruiter's contacts, searchable by name, as a list or on a board; view and search are part of the URL. */
export const Contacts = () => {
  const { text, search, change, params, changeParameter } = useSearch()
  const isHydrated = useIsHydrated()
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const isBoard = isHydrated && params.get('view') === 'board'
  const list = useInfiniteQuery({ ...contacts.list(search), enabled: !isBoard })
  const stages = useQuery(contacts.stages())
  useLiveEvent((event) => {
    if (changesContacts(event)) refresh(contacts.list().queryKey)
  })
  const hasNobody = isBoard
    ? stages.data?.every(({ count }) => count === 0)
    : list.data?.length === 0
  const isEmpty = hasNobody === true && !text && !search

  const grid = (people: readonly Contact[]) => (
    <ContactGrid
      people={people}
      stages={stages.data ?? []}
      hasMore={list.hasNextPage}
      action={
        <ExportButton
          label={t('Export CSV')}
          fileName="contacts.csv"
          type="text/csv"
          write={() => contactsCsv(search)}
          fallbackError={t('Failed to export contacts')}
          variant="plain"
          size="small"
        />
      }
      onClear={() => change('')}
    />
  )

  return (
    <>
      <PageHeader
        title={t('Contacts')}
        intro={t('Job seekers whose work you liked or whose link you revealed.')}
      />
      <Stack gap="l">
        {!isEmpty && (
          <Tools>
            <SearchField
              label={t('Search contacts')}
              placeholder={t('Search by name')}
              value={text}
              onChange={change}
            />
            <Cluster>
              <FilterChips
                label={t('View')}
                options={views}
                value={isBoard ? 'board' : 'list'}
                onChange={(view) => changeParameter('view', view === 'board' ? view : '')}
              />
              <BoardTools ref={setTools} />
            </Cluster>
          </Tools>
        )}
        {isBoard && isEmpty && <NoContacts />}
        {isBoard && !isEmpty && (
          <Suspense fallback={<BoardRoom />}>
            <Board search={search} tools={tools} />
          </Suspense>
        )}
        {!isBoard && (
          <QueryBoundary
            query={list}
            waitsFor={[stages]}
            loadingText={t('Loading contacts...')}
            errorText={t('Failed to load contacts')}
            skeleton={grid(waiting)}
            isEmpty={(people) => people.length === 0 && !search}
            empty={<NoContacts />}
          >
            {(people) => (
              <>
                {grid(people)}
                <Pagination query={list} />
              </>
            )}
          </QueryBoundary>
        )}
      </Stack>
    </>
  )
}

const NoContacts = () => (
  <Empty
    title={t('No Contacts Yet')}
    icon={<UsersIcon aria-hidden />}
    action={<ButtonLink to={paths.swipeProjects}>{t('Start Swiping')}</ButtonLink>}
  >
    {t('Like a project or reveal the owner of a link, and you can chat with them from here.')}
  </Empty>
)

const BoardTools = styled.div`
  &:empty {
    display: none;
  }
`

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${theme.width.narrow}) max-content;
  align-items: center;
  gap: ${theme.space.s} ${theme.space.l};

  > :last-child button {
    min-block-size: ${theme.control.medium};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
