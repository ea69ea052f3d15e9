import { escapeHtml } from '../markup'
import {
  anonymousRole,
  matchRoutes,
  menuFor,
  menuLimit,
  type Registry,
  shellName,
} from '../registry'
import type { FileCache } from './file-cache'
import type { Live } from './live'

/** The file of a release that holds the HTML of its screens. */
const prerenderedFile = 'prerendered.json'

/** The CSS rules of one component; when two fragments contain the same component, its position in the frame applies. */
interface StyleGroup {
  id: string
  css: string
}

interface Fragment {
  html: string
  styles: StyleGroup[]
}

interface Prerendered {
  screens: Record<string, Fragment | undefined>
  /**
   * Of the shell only: HTML with placeholders for menu and screen, HTML of a menu entry and of the button for further ones,
   * and a script before the first paint.
   */
  frame?: Fragment & {
    menuEntry: string
    currentMenuEntry: string
    moreButton?: string
    script: string
  }
}

/** The HTML of the page's root, its CSS, and a script for the head. */
export interface PrerenderedPage {
  html: string
  css: string
  script: string
}

/** Combines the shell's frame with a screen of another release. */
export class PrerenderedPages {
  readonly #pages = new Map<string, Promise<PrerenderedPage | undefined>>()

  constructor(private readonly files: FileCache) {}

  /** The prerendered page of a path that shows the same screen to everybody, if its release has one. */
  async find(live: Live, pathname: string): Promise<PrerenderedPage | undefined> {
    const [route, ...others] = matchRoutes(live.registry, pathname)
    if (route?.path !== pathname || others.length > 0 || route.roles !== undefined) return undefined
    const key = `${live.etag} ${pathname}`
    const page = this.#pages.get(key) ?? this.#compose(live.registry, pathname, route)
    if (!this.#pages.has(key)) this.#keep(key, page)
    // When the HTML cannot be read, because the database is away, the browser renders the page.
    return page.catch(() => undefined)
  }

  async #compose(registry: Registry, pathname: string, route: { app: string; screen: string }) {
    const [shell, app] = await Promise.all([
      this.#read(registry, shellName),
      this.#read(registry, route.app),
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

  async #read(registry: Registry, name: string): Promise<Prerendered | undefined> {
    const app = registry.apps[name]
    if (app === undefined) return undefined
    const file = await this.files.find(name, app.version, prerenderedFile)
    if (file === undefined) return undefined
    const text = file.content.toString('utf8')
    return JSON.parse(text.replaceAll('{{base}}', app.base))
  }

  #keep(key: string, page: Promise<PrerenderedPage | undefined>) {
    this.#pages.set(key, page)
    page.catch(() => this.#pages.delete(key))
    const [oldest] = this.#pages.keys()
    if (this.#pages.size > 100 && oldest !== undefined) this.#pages.delete(oldest)
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
