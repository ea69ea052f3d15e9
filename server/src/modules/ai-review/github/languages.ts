import lists from './languages.json'

const byEnding = (endings: Record<string, string>) =>
  new Map(
    Object.entries(endings).flatMap(([name, list]) =>
      list.split(' ').map((ending) => [ending, name] as const),
    ),
  )
const programming = byEnding(lists.programming)
const markup = byEnding(lists.markup)

const endingOf = (path: string) => /\.([\w+#-]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''

/** The language of a file by GitHub's name; undefined when it is unknown. */
export const languageOf = (path: string): string | undefined =>
  programming.get(endingOf(path)) ?? markup.get(endingOf(path))

export const isSource = (path: string) => programming.has(endingOf(path))

export const isMarkup = (path: string) => markup.has(endingOf(path))
