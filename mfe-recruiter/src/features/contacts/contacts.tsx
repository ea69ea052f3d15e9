import { contacts, useQuery } from '@swipefolio/shared/api'
import type { JobSeeker } from '@swipefolio/shared/contract'
import { fullName } from '@swipefolio/shared/format'
import { SearchField } from '@swipefolio/shared/forms'
import { useSearchParams } from '@swipefolio/shared/router'
import {
  Empty,
  Grid,
  PageHeader,
  QueryBoundary,
  Stack,
  Text,
  UsersIcon,
} from '@swipefolio/shared/ui'
import { ContactCard } from './contact-card'

const isFound = (text: string) => (person: JobSeeker) =>
  fullName(person).toLowerCase().includes(text.trim().toLowerCase())

const summary = (found: number, all: number) => {
  if (found === 0) return 'No contacts match your search'
  return found < all
    ? `${found} of ${all} contacts`
    : `${all} ${all === 1 ? 'contact' : 'contacts'}`
}

/** The job seekers whom the recruiter knows, searchable by name; what is searched stands in the address. */
export const Contacts = () => {
  const list = useQuery(contacts.list())
  const [search, setSearch] = useSearchParams()
  const text = search.get('q') ?? ''

  const handleSearch = (next: string) =>
    setSearch(
      (current) => {
        if (next) current.set('q', next)
        else current.delete('q')
        return current
      },
      { replace: true, preventScrollReset: true },
    )

  return (
    <>
      <PageHeader
        title="Contacts"
        intro="Job seekers whose work you liked or whose link you revealed."
      />
      <QueryBoundary
        query={list}
        loadingText="Loading contacts..."
        errorText="Failed to load contacts"
        skeleton="cards"
        isEmpty={(people) => people.length === 0}
        empty={
          <Empty title="No Contacts Yet" icon={<UsersIcon aria-hidden />}>
            Like a project or reveal the owner of a link, and you can chat with them from here.
          </Empty>
        }
      >
        {(people) => {
          const found = people.filter(isFound(text))
          return (
            <Stack gap="l">
              <SearchField
                label="Search contacts"
                placeholder="Search by name"
                value={text}
                onChange={handleSearch}
              />
              <Text role="status" tone="soft" size="small">
                {summary(found.length, people.length)}
              </Text>
              <Grid as="ul">
                {found.map((person) => (
                  <li key={person.id}>
                    <ContactCard person={person} />
                  </li>
                ))}
              </Grid>
            </Stack>
          )
        }}
      </QueryBoundary>
    </>
  )
}
