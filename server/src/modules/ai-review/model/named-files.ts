import { isMarkup, isSource } from '../github/languages'

/** Endings that are hardly those of anything else than files, such as of members of objects. */
const bareName =
  /^[\w-]+(?:\.[\w-]+)*\.(?:[cm]?[jt]sx?|py|ipynb|rb|go|rs|java|kt|swift|php|cs|cpp|hpp|sh|dart|vue|svelte|html|css)$/
/** Libraries that are called like files. */
const library = /^(?:[A-Z]\w*|d3|p5|three|node|next|nuxt|vue|react|express)\.js$/
const anyPath = /^(?:[\w@+~$()[\]-]|\.(?!\.))+(?:\/(?:[\w@+~$()[\]-]|\.(?!\.))+)+$/

/** The path in a model's words, without a line number and the like. */
export const pathIn = (words: string) =>
  words
    .trim()
    .replace(/^(?:\.?\/)+|(?<!\/)\/+$/g, '')
    .replace(/(?::\d+(?:-\d+)?|#L\d+(?:-L?\d+)?)$/, '')

export interface NamedFiles {
  /** Whether a file or folder has this path, or one that ends with it. */
  exists: (path: string) => boolean
  /** Whether a text names a file that does not exist, other than to propose or to miss it. */
  namesMissing: (text: string) => boolean
}

const proposed =
  /(?:^|[^\w\s`]\s*|\b(?:to|and|or|then|should|could|please) )(?:add|create|introduce|write|extract|move|rename|split|put)\b(?:[^.!?]|[.!?](?!\s))*$/i
const missed = /\b(?:no|without|missing|lacks?|lacking)(?: an?| any| file| folder)*\s*$/i
const missing = /^[^.!?\w]*(?:\w+ )?(?:is missing|does not exist|is absent)\b/i

export function namedFiles(paths: readonly string[]): NamedFiles {
  const known = paths.map((path) => `/${path}/`)
  const exists = (path: string) => known.some((one) => one.includes(`/${path}/`))

  function isPath(words: string, path: string) {
    if (!words.includes('/')) return bareName.test(path) && !library.test(path)
    if (words.startsWith('/') || words.startsWith('@') || !anyPath.test(`${path}/x`)) return false
    const [first = ''] = path.split('/')
    return known.some((one) => one.startsWith(`/${first}/`)) || isSource(path) || isMarkup(path)
  }

  return {
    exists,
    namesMissing: (text) =>
      [...text.matchAll(/(?<!`)`+([^`\n]+)`+/g)].some((span) => {
        const words = span[1]?.trim() ?? ''
        const path = pathIn(words)
        if (!isPath(words, path) || exists(path)) return false
        const before = text.slice(0, span.index)
        const after = text.slice(span.index + span[0].length)
        return !proposed.test(before) && !missed.test(before) && !missing.test(after)
      }),
  }
}
