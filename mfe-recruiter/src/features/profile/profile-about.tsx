import type { JobSeekerProfile } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  AboutText,
  Bdi,
  Cluster,
  ExternalLink,
  GlobeIcon,
  Heading,
  theme,
} from '@swipefolio/shared/ui'
import { useId } from 'react'
import { styled } from 'styled-components'

/** The longer part of a profile: what somebody says of themselves, and where else they are. */
export const ProfileAbout = ({ profile }: { profile: JobSeekerProfile | undefined }) => {
  const titleId = useId()
  const { about = '', links = [] } = profile ?? {}
  if (!about && links.length === 0) return null
  return (
    <Section aria-labelledby={titleId}>
      <Heading level={2} size="section" id={titleId}>
        {t('About')}
      </Heading>
      {about && <AboutText>{about}</AboutText>}
      {links.length > 0 && (
        <Cluster as="ul" gap="s">
          {links.map(({ label, url }) => (
            <li key={label + url}>
              <ExternalLink href={url} appearance="button" icon={<GlobeIcon aria-hidden />}>
                <Bdi>{label}</Bdi>
              </ExternalLink>
            </li>
          ))}
        </Cluster>
      )}
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space.m};
  max-inline-size: ${theme.width.medium};
  margin-block-end: ${theme.space.xl};
`
