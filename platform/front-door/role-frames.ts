import { escapeHtml } from '../markup'
import { anonymousRole, menuFor, resolveRoute, shellName, type Registry } from '../registry'
import { fillFrame } from './fill-frame'
import { mergeStyles } from './merge-styles'
import type { Fragment, ReleaseParts } from './release-parts'

/** HTML that is inert until the page's script chooses one of its templates, and its CSS. */
export interface RoleFrames {
  html: string
  css: string
}

/**
 * A template for each role: the shell's frame with the menu of the role and, without a query, the skeleton of the screen that
 * the role sees on this path.
 */
export async function roleFrames(
  parts: ReleaseParts,
  registry: Registry,
  pathname: string,
  hasQuery: boolean,
): Promise<RoleFrames | undefined> {
  const frame = (await parts.find(registry, shellName))?.frame
  if (frame?.roles === undefined) return undefined
  const frames = Object.entries({ [anonymousRole]: frame, ...frame.roles })
  const templates = await Promise.all(
    frames.map(async ([role, { html, styles }]) => {
      const skeleton = hasQuery ? undefined : await skeletonFor(parts, registry, pathname, role)
      const filled = fillFrame(frame, html, {
        entries: menuFor(registry, role),
        pathname,
        screen: skeleton?.html ?? '',
      })
      return {
        html: `<template data-role="${escapeHtml(role)}">${filled}</template>`,
        styles: [styles, skeleton?.styles ?? []],
      }
    }),
  )
  return {
    html: templates.map(({ html }) => html).join('\n'),
    css: mergeStyles(
      ...templates.map(({ styles: [ofFrame = []] }) => ofFrame),
      ...templates.map(({ styles: [, ofSkeleton = []] }) => ofSkeleton),
    ),
  }
}

async function skeletonFor(
  parts: ReleaseParts,
  registry: Registry,
  pathname: string,
  role: string,
): Promise<Fragment | undefined> {
  const resolution = resolveRoute(registry, pathname, role)
  if (resolution.kind !== 'screen') return undefined
  const { app, screen } = resolution.route
  if (registry.apps[app]?.isOff) return undefined
  return (await parts.find(registry, app))?.screens[screen]
}
