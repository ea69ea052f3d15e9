import { escapeHtml } from '../markup'
import { menuLimit, type RegistryMenuEntry } from '../registry'
import type { Parts } from './release-parts'

interface Content {
  /** The menu of the role. */
  entries: readonly RegistryMenuEntry[]
  pathname: string
  /** HTML. */
  screen: string
  /** HTML above the screen. */
  home?: string
}

/** Puts menu and screen into the HTML of a frame. */
export function fillFrame(
  { menuEntry, currentMenuEntry, moreButton }: NonNullable<Parts['frame']>,
  html: string,
  { entries, pathname, screen, home = '' }: Content,
): string {
  // A shell from before the button existed shows every entry.
  const shown = moreButton === undefined ? entries : entries.slice(0, menuLimit)
  const menu = shown
    .map(({ label, path }) => {
      const entry = path === pathname ? currentMenuEntry : menuEntry
      return fillPlaces(entry, { '/{{path}}': escapeHtml(path), '{{label}}': escapeHtml(label) })
    })
    .join('')
  return fillPlaces(html, {
    '{{menu}}': menu,
    '{{more}}': entries.length > shown.length ? (moreButton ?? '') : '',
    '{{home}}': home,
    '{{screen}}': screen,
  })
}

/** Puts values into the places of a text. */
export function fillPlaces(template: string, values: Record<string, string>): string {
  return Object.entries(values).reduce(
    (text, [place, value]) => text.replaceAll(place, () => value),
    template,
  )
}
