import { escapeHtml } from '../markup'
import {
  anonymousRole,
  matchRoutes,
  menuFor,
  menuLimit,
  type Registry,
  shellName,
} from '../registry'
import type { Live } from './live'
import type { ReleaseParts, StyleGroup } from './release-parts'
import { startsByRole, type Start } from './role-starts'

/** The HTML of the page's root, its CSS, and a script for the head. */
export interface PrerenderedPage {
  html: string
  css: string
  script: string
}

/** Combines the shell's frame with a screen of another release. */
export class PrerenderedPages {
  constructor(private readonly parts: ReleaseParts) {}

  /** The prerendered page of a path that shows the same screen to everybody, if its release has one; throws when it cannot be read. */
  async find(live: Live, pathname: string): Promise<PrerenderedPage | undefined> {
    const [route, ...others] = matchRoutes(live.registry, pathname)
    if (route?.path !== pathname || others.length > 0 || route.roles !== undefined) return undefined
    return this.#compose(live.registry, pathname, route)
  }

  async #compose(registry: Registry, pathname: string, route: { app: string; screen: string }) {
    const [shell, app] = await Promise.all([
      this.parts.find(registry, shellName),
      this.parts.find(registry, route.app),
    ])
    const screen = app?.screens[route.screen]
    if (registry.apps[route.app]?.isOff || shell?.frame === undefined || screen === undefined)
      return undefined
    const { frame } = shell
    const entries = menuFor(registry, anonymousRole)
    // A shell from before the button existed shows every entry.
    const shown = frame.moreButton === undefined ? entries : entries.slice(0, menuLimit)
    const menu = shown
      .map(({ label, path }) => {
        const entry = path === pathname ? frame.currentMenuEntry : frame.menuEntry
        return fill(entry, { '/{{path}}': escapeHtml(path), '{{label}}': escapeHtml(label) })
      })
      .join('')
    return {
      html: fill(frame.html, {
        '{{menu}}': menu,
        '{{more}}': entries.length > shown.length ? (frame.moreButton ?? '') : '',
        '{{screen}}': screen.html,
      }),
      css: mergeStyles(frame.styles, screen.styles),
      script: frame.script,
    }
  }

  /** What each role needs first on a path; throws when the shell's release cannot be read. */
  async starts(live: Live, pathname: string): Promise<Record<string, Start>> {
    const shell = await this.parts.find(live.registry, shellName)
    return startsByRole(live, pathname, shell?.frame?.slotPaths)
  }
}

function fill(template: string, values: Record<string, string>): string {
  return Object.entries(values).reduce(
    (text, [place, value]) => text.replaceAll(place, () => value),
    template,
  )
}

/** A component that both use keeps its position in the frame, so that rules that extend it still override it. */
function mergeStyles(frame: StyleGroup[], screen: StyleGroup[]): string {
  const merged = new Map<string, string>()
  for (const { id, css } of [...frame, ...screen]) {
    const known = merged.get(id) ?? ''
    if (!known.includes(css)) merged.set(id, known + css)
  }
  return [...merged.values()].join('').replaceAll('</', '<\\/')
}
