import { matchRoutes, shellName, slotsFor, type Registry } from '../registry'
import { mergeStyles } from './merge-styles'
import type { ReleaseParts, StyleGroup } from './release-parts'
import { skeletonOf, templateFor, wrap, type RoleFrames } from './role-frames'

interface FramesBesidePage {
  frames?: RoleFrames
  /** CSS of the frames that is part of the page's. */
  groups: StyleGroup[][]
}

/**
 * For a page that is prerendered for everybody, a template for each role: its frame, which takes the page's screen over unless the role
 * has a page of its own there, or content in a slot. The CSS of such content is inside the template, so that it ends with it and
 * other people's pages do not wait for it.
 */
export async function framesBesidePage(
  parts: ReleaseParts,
  registry: Registry,
  pathname: string,
): Promise<FramesBesidePage> {
  const frame = (await parts.find(registry, shellName))?.frame
  if (frame?.roles === undefined) return { groups: [] }
  const isUnknown = matchRoutes(registry, pathname).length === 0
  const { roles, slotPaths = {} } = frame
  const slots = Object.keys(slotPaths).filter((slot) => slotPaths[slot] === pathname)
  const templates = await Promise.all(
    Object.entries(roles).map(async ([role, { notFound }]) => {
      const [shown] = slots.flatMap((slot) => slotsFor(registry, slot, role))
      const home = shown && (await skeletonOf(parts, registry, shown))
      const screen = isUnknown ? notFound : undefined
      const { html, ofFrame, ofContent } = templateFor(registry, frame, {
        role,
        pathname,
        home,
        screen,
      })
      const css = home && mergeStyles(ofFrame, ofContent)
      return {
        css: css ? [css] : [],
        groups: home ? [] : [ofFrame, ofContent],
        html: wrap({
          role,
          html: (css ? `<style>${css}</style>` : '') + html,
          query: [],
          keepsScreen: !home && !screen,
        }),
      }
    }),
  )
  return {
    frames: {
      html: templates.map(({ html }) => html).join('\n'),
      styles: templates.flatMap(({ css }) => css),
    },
    groups: templates.flatMap(({ groups }) => groups),
  }
}
