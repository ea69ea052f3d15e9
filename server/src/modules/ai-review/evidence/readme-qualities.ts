import { isReadme } from '../github/paths'
import type { At, Evidence, Nature } from './evidence-types'
import type { Readme } from './readme/readme'

const fewWords = 40
const manyWords = 50
const lookedAt = new Set(['web app', 'mobile app', 'Android app', 'desktop app', 'game', 'website'])
const startedByCommand = new Set(['web app', 'server', 'bot', 'command-line program'])
const picture =
  /youtu\.?be|vimeo|imgur|user-images|user-attachments|\/assets\/\d+\/|\.(?:gif|png|jpe?g|mp4|mov|webm|webp)\b/i

/** A README that was written, one of few words and nothing else, or the one of a template. */
export function readmeKind(readme: Readme): 'written' | 'short' | 'template' {
  const { words, codeBlocks, commands, links, pictures, template } = readme
  if (template) return 'template'
  const others = codeBlocks + commands.length + links.length + pictures
  return words < fewWords && others === 0 ? 'short' : 'written'
}

/** Other commands may be for tools beside it. */
const beginning =
  /\b(?:clone|install|add|get|require|run|start|build|up|serve|make|compose|create|init|play|dev|server|runserver|docker)\b|^(?:node|python3?|java|ruby|php|go|cargo|npx|brew) /i
/** Pictures in their READMEs are often of something else. */
const unseen = /^(?:documents|infrastructure|monorepo|notebooks)/

/** What it shows of the project. */
export function showsOf(readme: Readme, nature: Nature) {
  const { commands, hasExamples, hasScreenshots, words } = readme
  if (words < manyWords || nature === 'documents') return []
  // Code in the README of an app does not say how to begin with it.
  const examples = hasExamples && nature.startsWith('library') && 'examples of code'
  const begins = commands.some((command) => beginning.test(command)) ? 'commands to copy' : examples
  return [begins, hasScreenshots && !unseen.test(nature) && 'pictures'].filter(
    (part) => part !== false,
  )
}

/** At the top, or of a part or of what is vendored: a visitor may be led there. */
export const hasReadme = ({ facts }: Evidence) =>
  facts.entries.some(({ path }) => isReadme(path) || /\/readme(?:\.\w+)?$/i.test(path))

/** Whether a project that is started by a command has a README without one. */
export function isStartUnknown(
  { commands, codeBlocks, tellsUse, links }: Readme,
  { nature, sources }: Evidence,
): boolean {
  const isExplained =
    tellsUse ||
    commands.length + codeBlocks > 0 ||
    links.some(({ words, before }) => /guide|doc|wiki|tutorial|manual/i.test(`${before} ${words}`))
  return !isExplained && sources.length > 0 && startedByCommand.has(nature)
}

/** Whether a project that is made to be looked at has a README that shows nothing of it. */
export function lacksPicture(
  { pictures, links }: At<Readme>,
  { nature, sources, facts }: Evidence,
): boolean {
  const isShown = ({ url }: { url: string }) =>
    picture.test(url) || hostOf(url).includes(facts.name.toLowerCase())
  return (
    lookedAt.has(nature) &&
    sources.length > 0 &&
    pictures === 0 &&
    !links.some((one) => isShown(one))
  )
}

/** Without its dots: lobste.rs is a place of lobsters. */
const hostOf = (url: string) =>
  /^https?:\/\/([^/]+)/.exec(url)?.[1]?.replaceAll('.', '').toLowerCase() ?? ''
