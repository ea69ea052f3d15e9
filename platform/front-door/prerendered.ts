import { anonymousRole, matchRoutes, menuFor, type Registry, shellName } from '../registry'
import type { Live } from './live'
import { fillFrame } from './fill-frame'
import { mergeStyles } from './merge-styles'
import type { ReleaseParts } from './release-parts'
import { framesOfRoute, framesOfSlots, type RoleFrames } from './role-frames'
import { startsByRole, type Start } from './role-starts'

/** The HTML of the page's root, its CSS, a script for the head, and the script that the HTML contains. */
export interface PrerenderedPage {
  html: string
  css: string
  script: string
  inlineScript?: string
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
    return {
      html: fillFrame(frame, frame.html, {
        entries: menuFor(registry, anonymousRole),
        pathname,
        screen: screen.html + (screen.script ? `<script>${screen.script}</script>` : ''),
      }),
      css: mergeStyles(frame.styles, screen.styles),
      script: frame.script,
      inlineScript: screen.script,
    }
  }

  /** What each role needs first on a path; throws when the shell's release cannot be read. */
  async starts(live: Live, pathname: string): Promise<Record<string, Start>> {
    const shell = await this.parts.find(live.registry, shellName)
    return startsByRole(live, pathname, shell?.frame?.slotPaths)
  }

  /** Frames for roles, in place of a page for everybody or of what that shows to a role. */
  frames(
    live: Live,
    place: { pathname: string; hasQuery: boolean },
    hasPage: boolean,
  ): Promise<RoleFrames | undefined> {
    return hasPage
      ? framesOfSlots(this.parts, live.registry, place.pathname)
      : framesOfRoute(this.parts, live.registry, place)
  }
}
