import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Link, useLocation } from '../../router'
import { prefersReducedMotion } from '../theme/matches-media'
import { media, theme } from '../theme/theme'
import { Heading } from './heading'
import { linkPills } from './jump-links'
import { Stack } from './stack'
import { Text } from './text'

export interface PageSection {
  /** The fragment of the section's address. */
  id: string
  title: string
  intro?: ReactNode
  content: ReactNode
}

export interface PageSectionsProps {
  /** The accessible name of the list of sections. */
  label: string
  sections: readonly PageSection[]
}

/** The list replaces the fragment by the router: a plain link would leave an entry of the history that no guard can hold. */
function showSection(id: string) {
  const section = document.getElementById(id)
  section?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  section?.querySelector('h2')?.focus({ preventScroll: true })
}

/** The titled sections of a long page below a list of them; on wide windows with their titles beside them. */
export const PageSections = ({ label, sections }: PageSectionsProps) => {
  const { search } = useLocation()
  return (
    <Stack gap="l">
      <List aria-label={label}>
        {sections.map(({ id, title }) => (
          <Link key={id} to={`${search}#${id}`} replace onClick={() => showSection(id)}>
            {title}
          </Link>
        ))}
      </List>
      <Stack gap="xl">
        {sections.map(({ id, title, intro, content }) => (
          <Section key={id} as="section" id={id} aria-labelledby={`${id}-title`}>
            <Stack gap="xs">
              <Heading level={2} id={`${id}-title`} tabIndex={-1}>
                {title}
              </Heading>
              {intro && <Text tone="soft">{intro}</Text>}
            </Stack>
            <Stack>{content}</Stack>
          </Section>
        ))}
      </Stack>
    </Stack>
  )
}

const List = styled.nav`
  ${linkPills}

  a {
    display: flex;
    align-items: center;
    min-block-size: ${theme.control.small};
  }
  a:hover {
    background: ${theme.color.raised};
  }
  ${media.touch} {
    a {
      min-block-size: ${theme.control.medium};
    }
  }
`

const Section = styled(Stack)`
  scroll-margin-block-start: calc(${theme.control.huge} + ${theme.space.l});

  ${media.menu} {
    display: grid;
    grid-template-columns: 13rem minmax(0, 1fr);
    align-items: start;
    gap: ${theme.space.l};

    &:not(:first-child) {
      padding-block-start: ${theme.space.xl};
      border-block-start: ${theme.border.thin};
    }
  }

  h2:focus {
    outline: none;
  }
`
