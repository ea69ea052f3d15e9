import { escapeHtml } from '../markup'
import {
  anonymousRole,
  menuFor,
  resolveRoute,
  shellName,
  slotsFor,
  type Registry,
} from '../registry'
import { fillFrame } from './fill-frame'
import { mergeStyles } from './merge-styles'
import type { Fragment, Parts, ReleaseParts } from './release-parts'

/** HTML that is inert until the page's script chooses one of its templates. */
export interface RoleFrames {
  html: string
  /** CSS for the head of a page that shows nothing else. */
  css?: string
  /** Runs before the first paint of such a page. */
  script?: string
  /** CSS inside the templates. */
  styles: string[]
}

interface Template {
  role: string
  query?: string[]
  /** The query of the address for which it was rendered. */
  search?: string
  html: string
  ofFrame: Fragment['styles']
  ofContent: Fragment['styles']
}

/**
 * A template for each role: the shell's frame with the menu of the role and the skeleton of the screen that the role sees on
 * this path and, if its app has rendered it for that, with this query.
 */
export async function framesOfRoute(
  parts: ReleaseParts,
  registry: Registry,
  { pathname, search }: { pathname: string; search: string },
): Promise<RoleFrames | undefined> {
  const frame = (await parts.find(registry, shellName))?.frame
  if (frame?.roles === undefined) return undefined
  const roles = [anonymousRole, ...Object.keys(frame.roles)]
  const templates = await Promise.all(
    roles.map(async (role) => {
      const resolution = resolveRoute(registry, pathname, role)
      if (resolution.kind !== 'screen') return templateFor(registry, frame, { role, pathname })
      const { app, screen } = resolution.route
      const forSearch =
        search && (await skeletonOf(parts, registry, { app, screen: screen + search }))
      const content = forSearch || (await skeletonOf(parts, registry, { app, screen }))
      const template = templateFor(registry, frame, { role, pathname, screen: content })
      return { ...template, search: forSearch ? search : undefined }
    }),
  )
  const withoutScripts = frame.withoutScripts
    ? [
        templateFor(registry, frame, {
          role: anonymousRole,
          pathname,
          screen: frame.withoutScripts,
        }),
      ]
    : []
  return {
    html: templates.map(wrap).join('\n') + withoutScripts.map(wrapWithoutScripts).join(''),
    css:
      mergeStyles(
        ...templates.map(({ ofFrame }) => ofFrame),
        ...[...templates, ...withoutScripts].map(({ ofContent }) => ofContent),
      ) + (withoutScripts.length > 0 ? withoutScriptsCss : ''),
    script: frame.script,
    styles: [],
  }
}

/**
 * For a page that is prerendered for everybody, a template for each role that has content in a slot there: the frame with the
 * skeleton of that content. Its CSS is inside the template, so that it ends with it and other people's pages do not wait for it.
 */
export async function framesOfSlots(
  parts: ReleaseParts,
  registry: Registry,
  pathname: string,
): Promise<RoleFrames | undefined> {
  const frame = (await parts.find(registry, shellName))?.frame
  const { roles = {}, slotPaths = {} } = frame ?? {}
  const slots = Object.keys(slotPaths).filter((slot) => slotPaths[slot] === pathname)
  const found = await Promise.all(
    Object.keys(roles).map(async (role) => {
      const [shown] = slots.flatMap((slot) => slotsFor(registry, slot, role))
      const home = shown && (await skeletonOf(parts, registry, shown))
      return frame && home ? templateFor(registry, frame, { role, pathname, home }) : []
    }),
  )
  const templates = found.flat().map(({ role, html, ofFrame, ofContent }) => {
    const css = mergeStyles(ofFrame, ofContent)
    return { css, html: wrap({ role, html: `<style>${css}</style>${html}`, query: [] }) }
  })
  if (templates.length === 0) return undefined
  return {
    html: templates.map(({ html }) => html).join('\n'),
    styles: templates.map(({ css }) => css),
  }
}

interface Content {
  role: string
  pathname: string
  screen?: Fragment
  home?: Fragment
}

function templateFor(
  registry: Registry,
  frame: NonNullable<Parts['frame']>,
  { role, pathname, screen, home }: Content,
): Template {
  const own = frame.roles?.[role]
  const html = fillFrame(frame, own?.html ?? frame.html, {
    entries: menuFor(registry, role),
    pathname,
    screen: screen?.html ?? '',
    home: home && own?.home?.replace('{{content}}', () => home.html),
  })
  return {
    role,
    query: screen?.query,
    html,
    ofFrame: own?.styles ?? frame.styles,
    ofContent: [...(screen?.styles ?? []), ...(home?.styles ?? [])],
  }
}

const wrap = ({
  role,
  html,
  query,
  search,
}: Pick<Template, 'role' | 'html' | 'query' | 'search'>) =>
  `<template data-role="${escapeHtml(role)}"${queryAttribute(query)}${searchAttribute(search)}>${html}</template>`

const searchAttribute = (search: string | undefined) =>
  search ? ` data-search="${escapeHtml(search)}"` : ''

/** The script of the page removes it. What a frame says to readers without scripts is about pages that they can read. */
const wrapWithoutScripts = ({ html }: Template) =>
  `<div data-without-scripts>${html.replaceAll(/<noscript>.*?<\/noscript>/gs, '')}</div>`

const withoutScriptsCss =
  '[data-without-scripts]{display:none}@media (scripting:none){[data-without-scripts]{display:block}}'

/** Names the parameters for the script of the page. */
export const queryAttribute = (query: string[] | undefined) =>
  query ? ` data-query="${escapeHtml(query.join(' '))}"` : ''

async function skeletonOf(
  parts: ReleaseParts,
  registry: Registry,
  { app, screen }: { app: string; screen: string },
): Promise<Fragment | undefined> {
  if (registry.apps[app]?.isOff) return undefined
  const skeleton = (await parts.find(registry, app))?.screens[screen]
  return skeleton?.isTemplate ? undefined : skeleton
}
