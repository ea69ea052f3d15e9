import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Link, useLocation } from '../../router'
import { observeSize } from '../content/observe-size'
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

const longestLoad = 5_000
const ownScrolls = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Keeps the section in view while what comes late moves it, until somebody scrolls. */
function holdSection(list: Element, id: string) {
  const section = document.getElementById(id)
  if (!section) return undefined
  const stop = observeSize(list, () => section.scrollIntoView())
  const timer = setTimeout(end, longestLoad)
  function end() {
    stop()
    clearTimeout(timer)
    for (const type of ownScrolls) window.removeEventListener(type, end)
  }
  for (const type of ownScrolls) window.addEventListener(type, end)
  return end
}

/** The titled sections of a long page below a list of them; on wide windows with their titles beside them. */
export const PageSections = ({ label, sections }: PageSectionsProps) => {
  const { search, hash } = useLocation()
  const list = useRef<HTMLDivElement>(null)
  const openedAt = useRef(hash.slice(1))

  useEffect(() => (list.current ? holdSection(list.current, openedAt.current) : undefined), [])
  return (
    <Stack gap="xl">
      <Bar>
        <List aria-label={label}>
          {sections.map(({ id, title }) => (
            <Link key={id} to={`${search}#${id}`} replace onClick={() => showSection(id)}>
              {title}
            </Link>
          ))}
        </List>
      </Bar>
      <Stack gap="xl" ref={list}>
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

/* Below the header. */
const Bar = styled.div`
  position: sticky;
  z-index: 2;
  inset-block-start: 4rem;
  margin-block: -${theme.space.xs} -${theme.space.xxs};
  padding-block: ${theme.space.xxs};
  background: ${theme.color.paper};

  ${media.short} {
    position: static;
  }
`

const List = styled.nav`
  ${linkPills}
  scroll-target-group: auto;

  a {
    display: flex;
    align-items: center;
    min-block-size: ${theme.control.small};
  }
  a:hover {
    background: ${theme.color.raised};
  }
  /* The section that is in view, in browsers that tell. */
  a:target-current {
    border-color: ${theme.color.ink};
    background: ${theme.color.ink};
    color: ${theme.color.paper};
  }
  ${media.touch} {
    a {
      min-block-size: ${theme.control.medium};
    }
  }
`

const Section = styled(Stack)`
  /* Below the list; the header has its room in the page's padding. */
  scroll-margin-block-start: 4.5rem;

  :where(a, button, input) {
    scroll-margin-block-start: 5rem;
  }

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
