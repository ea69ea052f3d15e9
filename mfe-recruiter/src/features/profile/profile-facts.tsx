import type { JobSeekerProfile, Technology, UserWithProjects } from '@swipefolio/shared/contract'
import { availabilityText } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import {
  Bdi,
  BriefcaseIcon,
  LanguagesIcon,
  MapPinIcon,
  media,
  TagList,
  Text,
  theme,
  useFillText,
  VisuallyHidden,
} from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Fact, Facts } from './fact'

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

const factsOf = (profile: JobSeekerProfile) => [
  { name: t('Place'), icon: <MapPinIcon aria-hidden />, text: profile.place },
  {
    name: t('Availability'),
    icon: <BriefcaseIcon aria-hidden />,
    text: availabilityText(profile, new Date()),
  },
  { name: t('Languages'), icon: <LanguagesIcon aria-hidden />, text: profile.languages.join(', ') },
]

interface ProfileFactsProps {
  user: UserWithProjects
  /** Further facts, of the contact. */
  children: ReactNode
}

/** What a job seeker is, in their own words. */
export const ProfileHeadline = ({ user: { profile } }: Pick<ProfileFactsProps, 'user'>) => {
  const fillText = useFillText()
  return (
    profile?.headline && (
      <Headline>
        <bdi {...fillText('profile.headline')}>{profile.headline}</bdi>
      </Headline>
    )
  )
}

/** Where, when and in which languages a job seeker works, and what the projects say. */
export const ProfileFacts = ({ user, children }: ProfileFactsProps) => {
  return (
    <Facts>
      {user.profile && (
        <Row>
          {factsOf(user.profile).map(
            ({ name, icon, text }) =>
              text && (
                <Fact key={name}>
                  {icon}
                  <Text tone="soft" size="small">
                    <VisuallyHidden>{name}: </VisuallyHidden>
                    <Bdi>{text}</Bdi>
                  </Text>
                </Fact>
              ),
          )}
        </Row>
      )}
      {children}
      <TagList
        label={t('Works with')}
        technologies={technologiesOf(user).slice(0, mostTechnologies)}
      />
    </Facts>
  )
}

const Headline = styled.p`
  margin-block-start: ${theme.space.xxs};
  font-size: ${theme.size.large};
  line-height: 1.35;
  overflow-wrap: anywhere;
  text-wrap: pretty;

  ${media.phone} {
    font-size: inherit;
  }
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs} ${theme.space.l};

  &:empty {
    display: none;
  }
`
