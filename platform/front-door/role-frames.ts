import { escapeHtml } from '../markup'
import {
  anonymousRole,
  menuFor,
  resolveRoute,
  shellName,
  type Registry,
  type RouteResolution,
} from '../registry'
import { fillFrame, fillPlaces } from './fill-frame'
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
  /** Whether the screen of the page for everybody is put into its frame. */
  keepsScreen?: boolean
  html: string
  ofFrame: Fragment['styles']
  ofContent: Fragment['styles']
}

export interface Place {
  pathname: string
  search: string
  /** Whether the thing that the path names exists. */
  isFound: boolean
}

/**
 * A template for each role: the shell's frame with the menu of the role and the skeleton of the screen that the role sees on
 * this path and, if its app has rendered it for that, with this query.
 */
export async function framesOfRoute(
  parts: ReleaseParts,
  registry: Registry,
  { pathname, search, isFound }: Place,
): Promise<RoleFrames | undefined> {
  const frame = (await parts.find(registry, shellName))?.frame
  if (frame?.roles === undefined) return undefined
  const roles = [anonymousRole, ...Object.keys(frame.roles)]
  const templates = await Promise.all(
    roles.map(async (role) => {
      const resolution = resolveRoute(registry, pathname, role)
      if (resolution.kind !== 'screen') {
        const screen = deniedPage(frame, resolution, { role, pathname })
        return templateFor(registry, frame, { role, pathname, screen })
      }
      const { app, screen } = resolution.route
      const forSearch =
        search && (await skeletonOf(parts, registry, { app, screen: screen + search }))
      const content = forSearch || (await skeletonOf(parts, registry, { app, screen }))
      const template = templateFor(registry, frame, { role, pathname, screen: content })
      return { ...template, search: forSearch ? search : undefined }
    }),
  )
  const screen = (!isFound && frame.notFound) || frame.withoutScripts
  const withoutScripts = screen
    ? [templateFor(registry, frame, { role: anonymousRole, pathname, screen })]
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

interface Content {
  role: string
  pathname: string
  screen?: Fragment
  home?: Fragment
}

/** What the role sees at a route for others, but for what only the shell can say: whom of several roles it is for. */
function deniedPage(
  frame: NonNullable<Parts['frame']>,
  resolution: RouteResolution,
  { role, pathname }: Pick<Content, 'role' | 'pathname'>,
): Fragment | undefined {
  if (resolution.kind !== 'denied') return undefined
  const { denied = '', roles = [] } = resolution.route
  const isVisitor = role === anonymousRole
  const page = (isVisitor ? frame : frame.roles?.[role])?.denied
  if (page === undefined || (isVisitor ? denied === '' : roles.length !== 1)) return undefined
  const places = { '{{denied}}': escapeHtml(denied), '{{from}}': encodeURIComponent(pathname) }
  return { ...page, html: fillPlaces(page.html, places), query: [] }
}

export function templateFor(
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

export const wrap = ({
  role,
  html,
  query,
  search,
  keepsScreen,
}: Pick<Template, 'role' | 'html' | 'query' | 'search' | 'keepsScreen'>) =>
  `<template data-role="${escapeHtml(role)}"${keepsScreen ? ' data-keeps-screen' : ''}${queryAttribute(query)}${searchAttribute(search)}>${html}</template>`

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

/** The HTML of a screen that is no template. */
export async function skeletonOf(
  parts: ReleaseParts,
  registry: Registry,
  { app, screen }: { app: string; screen: string },
): Promise<Fragment | undefined> {
  if (registry.apps[app]?.isOff) return undefined
  const skeleton = (await parts.find(registry, app))?.screens[screen]
  return skeleton?.isTemplate ? undefined : skeleton
}
