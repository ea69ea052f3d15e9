import {
  anonymousRole,
  matchRoutes,
  menuFor,
  shellName,
  sourceLanguage,
  type Registry,
  type RegistryRoute,
} from '../registry'
import { publicRead, type ContentSource, type FirstAnswer } from './first-answer'
import type { Live } from './live'
import { fillFrame } from './fill-frame'
import { fillTemplate } from './fill-template'
import type { Fragment, ReleaseParts } from './release-parts'
import { framesBesidePage } from './frames-beside-page'
import { framesOfRoute, type Place, type RoleFrames } from './role-frames'
import { startsByRole, type Start, type StartPlace } from './role-starts'

/** The HTML of the page's root, its CSS, a script for the head, and the script that the HTML contains. */
export interface PrerenderedPage {
  html: string
  css: string
  script: string
  inlineScript?: string
  /** The query parameters that the HTML depends on; any when undefined. */
  query?: string[]
  /** For people of a role. */
  frames?: RoleFrames
}

/** In the template of a screen that shows what does not exist, too. */
const missingSection = '{{^data}}'

/** Combines the shell's frame with a screen of another release. */
export class PrerenderedPages {
  constructor(
    private readonly parts: ReleaseParts,
    private readonly content?: ContentSource,
  ) {}

  /**
   * The prerendered page of a path that shows the same screen to everybody, if its release has one; throws when it cannot be read. The
   * template of a screen is filled with the first answer, and is no page without it.
   */
  async find(
    live: Live,
    pathname: string,
    first?: FirstAnswer,
  ): Promise<PrerenderedPage | undefined> {
    const { registry } = live
    const [route, ...others] = matchRoutes(registry, pathname)
    if (route === undefined) {
      const shell = await this.parts.find(registry, shellName)
      return this.#compose(registry, pathname, shell?.frame?.notFound)
    }
    if (others.length > 0 || route.roles !== undefined) return undefined
    if (route.path !== pathname && !first) return undefined
    const app = await this.parts.find(registry, route.app)
    const isOff = registry.apps[route.app]?.isOff
    return this.#compose(registry, pathname, isOff ? undefined : app?.screens[route.screen], first)
  }

  /** The address of the call whose answer fills the template of a public screen, if the screen has one. */
  async firstRead(
    { registry }: Live,
    pathname: string,
    route: RegistryRoute,
  ): Promise<string | undefined> {
    const address = publicRead(registry, pathname, route)
    if (address === undefined) return undefined
    const parts = await this.parts.find(registry, route.app).catch(() => undefined)
    return parts?.screens[route.screen]?.isTemplate ? address : undefined
  }

  async #compose(
    registry: Registry,
    pathname: string,
    screen: Fragment | undefined,
    first?: FirstAnswer,
  ): Promise<PrerenderedPage | undefined> {
    const frame = (await this.parts.find(registry, shellName))?.frame
    if (frame === undefined || screen === undefined) return undefined
    const html = this.#fill(screen, first, registry.language)
    if (html === undefined) return undefined
    const { frames, css } = await framesBesidePage(this.parts, registry, pathname, screen.styles)
    return {
      html: fillFrame(frame, frame.html, {
        entries: menuFor(registry, anonymousRole),
        pathname,
        screen: html + (screen.script ? `<script>${screen.script}</script>` : ''),
      }),
      css,
      script: frame.script,
      inlineScript: screen.script,
      query: screen.query,
      frames,
    }
  }

  #fill(
    { html, isTemplate }: Fragment,
    first: FirstAnswer | undefined,
    language = sourceLanguage,
  ): string | undefined {
    if (!isTemplate) return html
    if (first === undefined || this.content === undefined) return undefined
    const { answer } = first
    if (answer.data === null && !html.includes(missingSection)) return undefined
    try {
      return fillTemplate(html, answer, this.content.formatsAt(answer.at, language))
    } catch {
      // The browser renders the screen of a release whose template is broken.
      return undefined
    }
  }

  /**
   * What each role needs first on a path, but for the call that is answered already; throws when the shell's release cannot be
   * read.
   */
  async starts(live: Live, place: StartPlace): Promise<Record<string, Start>> {
    const shell = await this.parts.find(live.registry, shellName)
    return startsByRole(live, place, shell?.frame?.slotPaths)
  }

  /** The query of an address if a screen was rendered for it, else nothing: pages are the same with any other. */
  async knownSearch({ registry }: Live, pathname: string, search: string): Promise<string> {
    if (search === '') return search
    const fragments = await Promise.all(
      matchRoutes(registry, pathname).map(async ({ app, screen }) => {
        const parts = await this.parts.find(registry, app).catch(() => undefined)
        return parts?.screens[screen + search]
      }),
    )
    return fragments.some(Boolean) ? search : ''
  }

  /** Frames for roles, on a path without a page for everybody. */
  frames(live: Live, place: Place): Promise<RoleFrames | undefined> {
    return framesOfRoute(this.parts, live.registry, place)
  }
}
