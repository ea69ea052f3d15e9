import type { RepositoryFacts } from '@swipefolio/server/testing'

/** The sizes of files by folder: paths share most of their letters. */
export interface Tree {
  [name: string]: number | Tree
}

/** A repository of the corpus: facts without the texts of its files. */
export interface Fixture extends Omit<RepositoryFacts, 'entries'> {
  /** SPDX identifier of the repository's own licence. */
  license: string
  categories: string[]
  tree: Tree
}

export function fold(entries: RepositoryFacts['entries']): Tree {
  const root: Tree = {}
  for (const { path, bytes } of entries) {
    const names = path.split('/')
    let folder = root
    for (const name of names.slice(0, -1)) {
      const found = folder[`${name}/`]
      const next = typeof found === 'object' ? found : {}
      folder[`${name}/`] = next
      folder = next
    }
    folder[names.at(-1) ?? ''] = bytes
  }
  return root
}

const unfold = (tree: Tree, folder = ''): RepositoryFacts['entries'] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'number'
      ? [{ path: folder + name, bytes: value }]
      : unfold(value, folder + name),
  )

export const factsOf = ({ tree, ...facts }: Fixture): RepositoryFacts => ({
  ...facts,
  entries: unfold(tree),
})
