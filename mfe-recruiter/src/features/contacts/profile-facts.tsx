import type { Technology, UserWithProjects } from '@swipefolio/shared/contract'
import { HeartIcon, LinkIcon, MailIcon, TagList, Text, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { ContactOrigin, EmailAddress } from './contact-facts'

const mostTechnologies = 6

/** The technologies of most projects first. */
function technologiesOf({ projectWithTechnologies }: UserWithProjects): Technology[] {
  const counts = new Map<string, { technology: Technology; count: number }>()
  for (const technology of projectWithTechnologies.flatMap(({ technologies }) => technologies)) {
    const { count } = counts.get(technology.name) ?? { count: 0 }
    counts.set(technology.name, { technology, count: count + 1 })
  }
  return [...counts.values()]
    .toSorted((one, other) => other.count - one.count)
    .map(({ technology }) => technology)
}

/** What is known of a contact, and when the rest will be. */
export const ProfileFacts = ({ user }: { user: UserWithProjects }) => (
  <Facts>
    {user.since && (
      <Fact>
        {user.origin?.kind === 'reveal' ? <LinkIcon aria-hidden /> : <HeartIcon aria-hidden />}
        <ContactOrigin since={user.since} origin={user.origin ?? null} />
      </Fact>
    )}
    <Fact>
      <MailIcon aria-hidden />
      <Text tone="soft" size="small">
        {user.email ? (
          <a href={`mailto:${user.email}`}>
            <EmailAddress email={user.email} />
          </a>
        ) : (
          'You see their email address after their first reply.'
        )}
      </Text>
    </Fact>
    <TagList label="Works with" technologies={technologiesOf(user).slice(0, mostTechnologies)} />
  </Facts>
)

const Facts = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  min-inline-size: 0;

  > ul {
    margin-block-start: ${theme.space.xs};
  }
`

const Fact = styled.div`
  display: flex;
  gap: ${theme.space.xs};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > p {
    min-inline-size: 0;
  }
  > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1.3rem;
    color: ${theme.color.inkSoft};
  }
`
