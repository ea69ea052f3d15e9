import { matchRoutes, shellName, slotsFor, type Registry } from '../registry'
import { mergeStyles } from './merge-styles'
import type { ReleaseParts, StyleGroup } from './release-parts'
import { skeletonOf, templateFor, wrap, type RoleFrames } from './role-frames'

interface FramesBesidePage {
  frames?: RoleFrames
  /** Of the page and of the frames that have none of their own. */
  css: string
}

/**
 * For a page that is prerendered for everybody, a template for each role: its frame, which takes the page's screen over unless the role
 * has a page of its own there, or content in a slot. The CSS of such content is inside the template, so that other people's pages do
 * not wait for it: only what the page has not, because a rule that comes again would override those of components that extend its own.
 */
export async function framesBesidePage(
  parts: ReleaseParts,
  registry: Registry,
  pathname: string,
  screenStyles: StyleGroup[],
): Promise<FramesBesidePage> {
  const frame = (await parts.find(registry, shellName))?.frame
  if (frame?.roles === undefined) return { css: mergeStyles(frame?.styles ?? [], screenStyles) }
  const isUnknown = matchRoutes(registry, pathname).length === 0
  const { roles, slotPaths = {} } = frame
  const slots = Object.keys(slotPaths).filter((slot) => slotPaths[slot] === pathname)
  const templates = await Promise.all(
    Object.entries(roles).map(async ([role, { notFound }]) => {
      const [shown] = slots.flatMap((slot) => slotsFor(registry, slot, role))
      const home = shown && (await skeletonOf(parts, registry, shown))
      const screen = isUnknown ? notFound : undefined
      const template = templateFor(registry, frame, { role, pathname, home, screen })
      return { ...template, hasContent: home !== undefined, keepsScreen: !home && !screen }
    }),
  )
  const pageStyles = [
    frame.styles,
    ...templates.flatMap((one) => (one.hasContent ? [] : [one.ofFrame, one.ofContent])),
    screenStyles,
  ]
  const onPage = new Set(pageStyles.flat().map(keyOf))
  const ownStyles = templates.map(({ ofFrame, ofContent }) =>
    mergeStyles([...ofFrame, ...ofContent].filter((group) => !onPage.has(keyOf(group)))),
  )
  const html = templates.map(({ role, html: content, keepsScreen }, at) => {
    const css = ownStyles[at]
    return wrap({
      role,
      html: (css ? `<style>${css}</style>` : '') + content,
      query: [],
      keepsScreen,
    })
  })
  return {
    frames: { html: html.join('\n'), styles: ownStyles.filter(Boolean) },
    css: mergeStyles(...pageStyles),
  }
}

const keyOf = ({ id, css }: StyleGroup) => `${id} ${css}`
