import type { RepositoryFacts, Technology } from '@swipefolio/shared/contract'
import { foldTechnology, isWebAddress, maxLength } from '@swipefolio/shared/rules'
import type { Description } from '../ai-review/github/descriptions'

interface KnownTechnology {
  id: number
  name: string
  aliases: string[]
}

interface Found extends Description {
  name: string
  address: string
  /** The largest share first. */
  languages: string[]
}

const mostFilledIn = 12

/** `tide-clock_v2` and `TideClock` as words. A name with capitals of its own keeps them. */
export function readableTitle(name: string) {
  const words = name
    .replace(/\.git$/, '')
    .replace(/[-_.]+/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .trim()
    .split(/\s+/)
  return words
    .map((word) => (/\p{Lu}/u.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
}

/** The known technologies that languages and topics name, each once. */
function technologiesOf(names: string[], known: readonly KnownTechnology[]): Technology[] {
  const byName = new Map<string, KnownTechnology>()
  for (const technology of known) {
    for (const alias of technology.aliases) {
      const folded = foldTechnology(alias)
      if (!byName.has(folded)) byName.set(folded, technology)
    }
  }
  for (const technology of known) byName.set(foldTechnology(technology.name), technology)
  const found = names.flatMap((name) => byName.get(foldTechnology(name)) ?? [])
  return [...new Set(found)].slice(0, mostFilledIn).map(({ id, name }) => ({ id, name }))
}

/** What a form of a project is filled in with. GitHub's API tells no picture of a repository. */
export const factsOf = (found: Found, known: readonly KnownTechnology[]): RepositoryFacts => ({
  title: readableTitle(found.name).slice(0, maxLength.title),
  about: found.description.trim().slice(0, maxLength.about),
  gitUrl: found.address,
  websiteUrl:
    isWebAddress(found.homepage) && found.homepage.length <= maxLength.url ? found.homepage : '',
  technologies: technologiesOf([...found.languages, ...found.topics], known),
})
