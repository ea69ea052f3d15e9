import { contacts, useInfiniteQuery } from '@swipefolio/shared/api'
import { type Contact, paths } from '@swipefolio/shared/contract'
import { SearchField, useDebouncedValue } from '@swipefolio/shared/forms'
import { useSearchParams } from '@swipefolio/shared/router'
import {
  ButtonLink,
  Empty,
  fillerText,
  PageHeader,
  Pagination,
  QueryBoundary,
  Stack,
  theme,
  UsersIcon,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { ExportButton } from '../export/export-button'
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
}))

/** The recruiter's contacts, searchable by name; the search is part of the URL. */
export const Contacts = () => {
  const [params, setParams] = useSearchParams()
  const text = params.get('q') ?? ''
  const search = useDebouncedValue(text.trim())
  const list = useInfiniteQuery(contacts.list(search))
  const isEmpty = list.data?.length === 0 && !text && !search

  const handleSearch = (next: string) =>
    setParams(
      (current) => {
        if (next) current.set('q', next)
        else current.delete('q')
        return current
      },
      { replace: true, preventScrollReset: true },
    )

  const grid = (people: readonly Contact[]) => (
    <ContactGrid
      people={people}
      hasMore={list.hasNextPage}
      action={
        <ExportButton
          label="Export CSV"
          fileName="contacts.csv"
          type="text/csv"
          write={() => contactsCsv(search)}
          fallbackError="Failed to export contacts"
        />
      }
      onClear={() => handleSearch('')}
    />
  )

  return (
    <>
      <PageHeader
        title="Contacts"
        intro="Job seekers whose work you liked or whose link you revealed."
      />
      <Stack gap="l">
        {!isEmpty && (
          <Search>
            <SearchField
              label="Search contacts"
              placeholder="Search by name"
              value={text}
              onChange={handleSearch}
            />
          </Search>
        )}
        <QueryBoundary
          query={list}
          loadingText="Loading contacts..."
          errorText="Failed to load contacts"
          skeleton={grid(waiting)}
          isEmpty={(people) => people.length === 0 && !search}
          empty={
            <Empty
              title="No Contacts Yet"
              icon={<UsersIcon aria-hidden />}
              action={<ButtonLink to={paths.swipeProjects}>Start Swiping</ButtonLink>}
            >
              Like a project or reveal the owner of a link, and you can chat with them from here.
            </Empty>
          }
        >
          {(people) => (
            <>
              {grid(people)}
              <Pagination query={list} />
            </>
          )}
        </QueryBoundary>
      </Stack>
    </>
  )
}

const Search = styled.div`
  max-inline-size: ${theme.width.narrow};
`
