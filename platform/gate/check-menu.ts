import type { AppMenuEntry, Release } from '../registry'
import { plainLabel } from './labels'
import type { Refusal } from './refusal'
import { isForTheSame } from './roles'

interface Entry extends AppMenuEntry {
  app: string
  owner: string
  plain: string
}

const homePath = '/'

/** Menu entries of `release` that bear the label of another app's, or come before the entry of its home page. */
export function checkMenu(release: Release, others: readonly Release[]): Refusal[] {
  const taken = others.filter(({ app }) => app !== release.app).flatMap(entriesOf)
  return entriesOf(release).flatMap((entry) =>
    taken.flatMap((other) => {
      const fault = faultBetween(entry, other)
      return fault === undefined ? [] : [{ rule: 'menu', sentence: fault } satisfies Refusal]
    }),
  )
}

function faultBetween(entry: Entry, other: Entry): string | undefined {
  if (entry.plain === other.plain && isForTheSame(entry, other)) {
    return `${entry.owner} and ${other.owner} both have a menu entry "${other.label}".`
  }
  const [home, late] = other.path === homePath ? [other, entry] : [entry, other]
  if (home.path !== homePath || late.path === homePath || home.order < late.order) return undefined
  return `${late.owner} has a menu entry "${late.label}" at ${late.order}, not after "${home.label}" of ${home.owner} at ${home.order}: the home page comes first.`
}

const entriesOf = ({ app, version, manifest }: Release): Entry[] =>
  manifest.menu.map((entry) => ({
    ...entry,
    app,
    owner: `${app} ${version}`,
    plain: plainLabel(entry.label),
  }))
