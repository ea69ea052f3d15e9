import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Link, useLocation } from '../../router'
import { prefersReducedMotion } from '../theme/matches-media'
import { media, theme } from '../theme/theme'
import { Heading } from './heading'
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

/** The titled sections of a long page, with a list of them beside it on wide windows. */
export const PageSections = ({ label, sections }: PageSectionsProps) => {
  const { search } = useLocation()
  return (
    <Columns>
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
            {content}
          </Section>
        ))}
      </Stack>
    </Columns>
  )
}

const Columns = styled.div`
  max-inline-size: 40rem;

  ${media.menu} {
    display: grid;
    grid-template-columns: minmax(0, 40rem) 12rem;
    gap: ${theme.space.xl};
    max-inline-size: none;
  }
`

const List = styled.nav`
  display: none;

  ${media.menu} {
    position: sticky;
    inset-block-start: calc(${theme.control.huge} + ${theme.space.xl});
    display: grid;
    grid-area: 1 / 2;
    align-self: start;
    border-inline-start: ${theme.border.thin};
  }
  a {
    padding: ${theme.space.xs} ${theme.space.m};
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.small};
    text-decoration: none;
  }
  a:hover {
    color: ${theme.color.ink};
    text-decoration: underline;
  }
`

const Section = styled(Stack)`
  scroll-margin-block-start: calc(${theme.control.huge} + ${theme.space.l});

  h2:focus {
    outline: none;
  }
`
