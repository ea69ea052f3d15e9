import { directionOf } from '../languages'
import { escapeHtml } from '../markup'
import { filesBase, matchRoutes, registryPart, releaseBase, shellName } from '../registry'
import { escapeJson } from './escape'
import type { Live } from './live'
import type { FirstAnswer } from './first-answer'
import type { FrontDoorOptions, PageDescription, PageTexts, Site } from './options'
import {
  droppedShellScript,
  guardScript,
  liveReloadScript,
  startScript,
  themeScript,
} from './page-scripts'
import { keptPageScript, workerScript } from './worker-page-scripts'
import type { PrerenderedPage } from './prerendered'
import { queryAttribute, type RoleFrames } from './role-frames'
import { fillScript } from './fill-script'
import { roleFrameScript, roleStartScript, sessionScript } from './role-scripts'
import { sharedFiles, type Start } from './role-starts'

interface PageInput {
  live: Live
  description: PageDescription
  pathname: string
  /** The query that the page is for. */
  search: string
  options: FrontDoorOptions
  /** Whether browsers keep it, for every path without network: it has the whole registry and nothing of a path. */
  isKept?: boolean
}

/** What the releases of a page have prerendered and declared. */
export interface PageContent {
  prerendered?: PrerenderedPage
  /** What some roles see in place of that. */
  frames?: RoleFrames
  /** By role. */
  starts: Record<string, Start>
  /** What the prerendered screen is filled with, which the screen takes over. */
  first?: FirstAnswer
}

/** The HTML of a page, and the texts of the scripts and styles in it that its policy must allow. */
export interface RenderedPage {
  html: string
  scripts: string[]
  styles: string[]
}

/** The shell's HTML for one path. It contains nothing of the visitor, so that visitors share it. */
export function renderPage({
  live,
  description,
  pathname,
  search,
  options,
  isKept = false,
  prerendered,
  frames,
  starts,
  first,
}: PageInput & PageContent): RenderedPage {
  const { site, configuration, liveReload } = options
  const texts = options.textsIn?.(live.language) ?? textsInEnglish(site)
  const { css: style, script } = prerendered ?? frames ?? {}
  const content = (prerendered?.html ?? '') + (frames?.html ?? '')
  const attributes = isKept ? ' data-kept' : isForEverybody(live, pathname) ? ' data-public' : ''
  const scripts: string[] = []
  const inline = (code: string) => {
    scripts.push(code)
    return `<script>${code}</script>`
  }
  const json = (id: string, text: string) =>
    `<script type="application/json" id="${id}">${escapeJson(text)}</script>`
  const html = `<!doctype html>
<html lang="${escapeHtml(live.language)}" dir="${directionOf(live.language)}"${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${inline(sessionScript)}
${Object.keys(starts).length > 0 ? json('starts', JSON.stringify({ search, roles: starts })) + inline(roleStartScript) : ''}
${preloadLinks(live, pathname)}
${descriptionTags(live, description, pathname, options)}
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${escapeHtml(site.lightColor)}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${escapeHtml(site.darkColor)}" media="(prefers-color-scheme: dark)">
${iconLinks(live)}
${style ? `<style>${style}</style>` : ''}${script ? inline(script) : ''}
${inline(themeScript)}
${json('registry', JSON.stringify(isKept ? live.registry : registryPart(live.registry, pathname)))}
${json('configuration', JSON.stringify(configuration))}
${options.overrides ? json('overrides', JSON.stringify(options.overrides)) : ''}
${inline(guardScript)}
${inline(startScript(texts, site))}
${options.overrides ? inline(droppedShellScript) : ''}
${entryScript(live)}
${liveReload ? inline(liveReloadScript) : ''}
${options.offline ? inline(workerScript) : ''}${isKept ? inline(keptPageScript) : ''}
</head>
<body>
${/<noscript>|data-without-scripts/.test(content) ? '' : `<noscript>${escapeHtml(texts.needsScripts)}</noscript>`}
<div id="root"${queryAttribute(prerendered?.query)}>${prerendered?.html ?? ''}</div>${frames?.html ?? ''}${prerendered || frames ? inline(roleFrameScript) + inline(fillScript) : ''}${prerendered && first ? json('first-answer', JSON.stringify(first)) : ''}
</body>
</html>
`
  if (prerendered?.inlineScript) scripts.push(prerendered.inlineScript)
  return { html, scripts, styles: [...(style ? [style] : []), ...(frames?.styles ?? [])] }
}

const textsInEnglish = ({ name }: Site): PageTexts => ({
  needsScripts: `${name} needs JavaScript. Please switch it on and load this page again.`,
  couldNotStart: 'This page could not start.',
  triesByItself: 'It tries again by itself.',
  tryAgain: 'Try Again',
  toHome: 'Back to Home',
})

const isForEverybody = ({ registry }: Live, pathname: string) =>
  matchRoutes(registry, pathname).every(({ roles }) => roles === undefined)

function preloadLinks(live: Live, pathname: string): string {
  return Object.entries(sharedFiles(live, pathname))
    .map(
      ([href, integrity]) =>
        `<link rel="preload" as="script" href="${escapeHtml(href)}" integrity="${integrity}" crossorigin fetchpriority="low">`,
    )
    .join('\n')
}

function entryScript({ shell, registry }: Live): string {
  if (shell === undefined) return ''
  const source = escapeHtml(filesBase(shell) + shell.entry)
  const integrity = shell.files[shell.entry]?.integrity ?? ''
  const previous = registry.apps[shellName]?.previous?.version ?? ''
  const versions = `data-version="${escapeHtml(shell.version)}" data-previous="${escapeHtml(previous)}"`
  return `<script id="shell" ${versions} defer src="${source}" integrity="${integrity}" crossorigin></script>`
}

function iconLinks({ shell }: Live): string {
  if (shell === undefined) return ''
  const link = (rel: string, name: string) =>
    shell.files[name] ? `<link rel="${rel}" href="${escapeHtml(releaseBase(shell) + name)}">` : ''
  return [
    link('icon', 'favicon.svg'),
    link('apple-touch-icon', 'apple-touch-icon.png'),
    link('manifest', 'manifest.webmanifest'),
  ].join('')
}

/** The picture in share previews of a page that has none. */
const sharePicture = 'share.png'

function descriptionTags(
  { shell }: Live,
  { status, title, description, image, isListed = true }: PageDescription,
  pathname: string,
  { site, publicUrl }: FrontDoorOptions,
): string {
  const tag = (property: string, content: string) =>
    `<meta property="${property}" content="${escapeHtml(content)}">`
  // Joined, not resolved: a path that begins with two slashes would name another host.
  const absolute = (path: string) => (publicUrl ? new URL(publicUrl).origin : '') + path
  const picture =
    image ?? (shell?.files[sharePicture] ? releaseBase(shell) + sharePicture : undefined)
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(isListed ? [] : ['<meta name="robots" content="noindex">']),
    tag('og:site_name', site.name),
    tag('og:type', 'website'),
    tag('og:title', title),
    tag('og:description', description),
    ...(publicUrl && status === 200 ? [tag('og:url', absolute(pathname))] : []),
    ...(publicUrl && picture ? [tag('og:image', absolute(picture))] : []),
    ...(picture ? ['<meta name="twitter:card" content="summary_large_image">'] : []),
  ].join('\n')
}
