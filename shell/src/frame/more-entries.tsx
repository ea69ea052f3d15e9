import { Suspense, useCallback, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { RegistryMenuEntry } from '@swipefolio/platform/registry'
import { t } from '@swipefolio/shared/i18n'
import { ChevronDownIcon, media, Spinner, theme } from '@swipefolio/shared/ui'
import { Dismissal } from '../features/focus/dismissal'
import { pageRegistry } from '../remotes/page-registry'
import { WholeRegistry } from '../remotes/whole-registry'
import { MenuEntry, menuEntryStyle } from './menu-entry'

const panelId = 'more-menu'

interface Props {
  entries: readonly RegistryMenuEntry[]
  onNavigate: () => void
}

/** The menu's entries without room, by group, behind a button. They may have to be fetched first. */
export const MoreEntries = ({ entries, onNavigate }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const [wasPart, setWasPart] = useState(false)
  const inside = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setIsOpen(false), [])
  const handleToggle = () => {
    setIsOpen(!isOpen)
    setWasPart(pageRegistry().partFor !== undefined)
  }
  const handleNavigate = () => {
    close()
    onNavigate()
  }
  return (
    <div data-more ref={inside}>
      {isOpen && <Dismissal {...{ inside, opener }} onClose={close} />}
      <Opener
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={handleToggle}
      >
        {t('More')}
        <ChevronDownIcon aria-hidden />
      </Opener>
      {/* Takes the focus in place of entries to come; keeps it, and its ring, when they arrive: the next Tab reaches the first one. */}
      <Panel
        id={panelId}
        role="group"
        aria-label={t('More')}
        tabIndex={isOpen && wasPart ? 0 : -1}
        hidden={!isOpen}
      >
        {isOpen && (
          <Suspense fallback={<Spinner label={t('Loading the rest of the menu')} />}>
            <WholeRegistry title={t('The rest of the menu')} resetKey={panelId}>
              <Groups>
                {[...groupsOf(entries)].map(([group, own]) => (
                  <li key={group}>
                    {group && <Heading id={`${panelId}-${group}`}>{group}</Heading>}
                    <List aria-labelledby={group && `${panelId}-${group}`}>
                      {own.map(({ label, path }) => (
                        <li key={path}>
                          <MenuEntry to={path} onClick={handleNavigate}>
                            {label}
                          </MenuEntry>
                        </li>
                      ))}
                    </List>
                  </li>
                ))}
              </Groups>
            </WholeRegistry>
          </Suspense>
        )}
      </Panel>
    </div>
  )
}

/** Entries by group in the menu's order; those without one come first. */
function groupsOf(entries: readonly RegistryMenuEntry[]): Map<string, RegistryMenuEntry[]> {
  const groups = new Map<string, RegistryMenuEntry[]>([['', []]])
  for (const entry of entries) {
    const name = entry.group ?? ''
    groups.set(name, [...(groups.get(name) ?? []), entry])
  }
  return groups
}

const Opener = styled.button`
  ${menuEntryStyle}

  display: flex;
  align-items: center;
  gap: ${theme.space.xxs};
  border: 0;
  background: none;
  font: inherit;
  font-weight: ${theme.weight.medium};
  cursor: pointer;

  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  ${media.belowMenu} {
    inline-size: 100%;
  }
`

const Panel = styled.div`
  > [role='status'] {
    display: block;
    padding: ${theme.space.s};
  }
  ${media.menu} {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 100%;
    max-block-size: calc(100dvh - 4rem);
    overflow-y: auto;
    padding: ${theme.space.m} max(${theme.space.xl}, (100vw - ${theme.width.wide}) / 2)
      ${theme.space.l};
    border-block-end: ${theme.border.thin};
    background: ${theme.color.paper};
    box-shadow: ${theme.shadow.lifted};

    /* The panel is as wide as the window, beyond which a ring around it would be. */
    &:focus-visible {
      outline-offset: calc(-1 * ${theme.space.xxs});
    }
  }
`

const Groups = styled.ul`
  display: grid;
  gap: ${theme.space.m};
  margin: 0;
  padding: 0;
  list-style: none;
`

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  gap: 0 ${theme.space.m};
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`

const Heading = styled.h2`
  margin: 0;
  padding-inline: clamp(${theme.space.xxs}, 0.6vw, ${theme.space.xs});
  color: ${theme.color.inkSoft};
  font-family: ${theme.font.text};
  font-size: ${theme.size.small};
  font-weight: ${theme.weight.strong};

  ${media.belowMenu} {
    padding-inline: ${theme.space.s};
  }
`
