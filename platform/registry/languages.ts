import type { Release, ReleaseLanguage } from './release'

/** The language of the messages in the sources of apps, in which every release is complete. */
export const sourceLanguage = 'en'

/** The languages in which every one of the releases is complete. */
export function languagesOf(releases: readonly Release[]): [string, ...string[]] {
  const [first, ...others] = releases.map(({ languages = {} }) => Object.keys(languages))
  const common = (first ?? []).filter((language) =>
    others.every((offered) => offered.includes(language)),
  )
  return [sourceLanguage, ...common.toSorted()]
}

/** The release in one of its languages: what its app.json says is translated, and the catalogue is one of the files of the start and of each screen. */
export function inLanguage(release: Release, language: string): Release {
  const spoken = release.languages?.[language]
  if (spoken === undefined) return release
  const withCatalogue = <T extends { files: string[] }>(needs: T): T => ({
    ...needs,
    files: [...needs.files, ...spoken.files],
  })
  return {
    ...release,
    manifest: translated(release.manifest, spoken.texts),
    startup: withCatalogue(release.startup),
    screens: Object.fromEntries(
      Object.entries(release.screens).map(([name, screen]) => [name, withCatalogue(screen)]),
    ),
  }
}

/** The texts of an app.json that people read, each once. */
export const textsOf = (manifest: Manifest): string[] => [
  ...new Set(entriesOf(manifest).flatMap((entry) => readFields(entry).map(([, text]) => text))),
]

type Manifest = Release['manifest']

/** The fields of an app.json's entries that people read. */
const fields = ['title', 'label', 'denied', 'group']

const entriesOf = ({ routes, menu, slots, commands = [], keys = [] }: Manifest): object[] => [
  ...routes,
  ...menu,
  ...slots,
  ...commands,
  ...keys,
]

const readFields = (entry: object): [string, string][] =>
  Object.entries(entry).filter(
    (field): field is [string, string] => fields.includes(field[0]) && typeof field[1] === 'string',
  )

function translated(manifest: Manifest, texts: ReleaseLanguage['texts']): Manifest {
  const translate = <T extends object>(entries: readonly T[]): T[] =>
    entries.map((entry) => ({
      ...entry,
      ...Object.fromEntries(readFields(entry).map(([field, text]) => [field, texts[text] ?? text])),
    }))
  const { routes, menu, slots, commands, keys } = manifest
  return {
    ...manifest,
    routes: translate(routes),
    menu: translate(menu),
    slots: translate(slots),
    ...(commands && { commands: translate(commands) }),
    ...(keys && { keys: translate(keys) }),
  }
}
