import type { Release, ReleaseShare } from '../../registry'

/** A file, package or place that differs between two releases. */
export interface Difference {
  name: string
  kind: 'added' | 'removed' | 'changed'
  /** The change in brotli bytes, of files. */
  bytes?: number
  detail?: string
}

/** What differs between two releases of an app. */
export interface Comparison {
  files: Difference[]
  unchangedFiles: number
  shares: Difference[]
  places: Difference[]
}

/** Compares two releases of one app. Files are matched without the hashes in their names. */
export function compareReleases(before: Release, after: Release): Comparison {
  const [old, young] = [filesByStem(before), filesByStem(after)]
  const files = differences(old, young, (was, is) =>
    was.hashes === is.hashes ? undefined : { bytes: is.bytes - was.bytes },
  )
  return {
    files: files.map((file) => ({
      ...file,
      bytes: file.bytes ?? young.get(file.name)?.bytes ?? -(old.get(file.name)?.bytes ?? 0),
    })),
    unchangedFiles: [...young.keys()].filter((name) => !files.some((file) => file.name === name))
      .length,
    shares: differences(
      new Map(Object.entries(before.shares)),
      new Map(Object.entries(after.shares)),
      shareDifference,
    ),
    places: differences(placesOf(before), placesOf(after), (was, is) =>
      was === is ? undefined : { detail: is },
    ),
  }
}

function differences<T>(
  before: ReadonlyMap<string, T>,
  after: ReadonlyMap<string, T>,
  change: (was: T, is: T) => Omit<Difference, 'name' | 'kind'> | undefined,
): Difference[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  return names.flatMap((name): Difference[] => {
    const [was, is] = [before.get(name), after.get(name)]
    if (was === undefined) return [{ name, kind: 'added' }]
    if (is === undefined) return [{ name, kind: 'removed' }]
    const changed = change(was, is)
    return changed ? [{ name, kind: 'changed', ...changed }] : []
  })
}

/** Several chunks may have the same name without their hashes. */
function filesByStem({ files }: Release) {
  const stems = new Map<string, { hashes: string; bytes: number }>()
  for (const [name, { integrity, brotliSize }] of Object.entries(files).toSorted(([, a], [, b]) =>
    a.integrity.localeCompare(b.integrity),
  )) {
    const stem = name.replace(/\.[0-9a-f]{8,}(?=\.)/, '')
    const { hashes = '', bytes = 0 } = stems.get(stem) ?? {}
    stems.set(stem, { hashes: `${hashes} ${integrity}`, bytes: bytes + brotliSize })
  }
  return stems
}

function shareDifference(was: ReleaseShare, is: ReleaseShare) {
  const ranges = [
    was.requires !== is.requires && `needs ${is.requires}, before ${was.requires}`,
    was.provides !== is.provides &&
      `provides ${is.provides ?? 'nothing'}, before ${was.provides ?? 'nothing'}`,
  ]
  const names = [
    namesDifference('takes', was.takes, is.takes),
    namesDifference('gives', was.gives, is.gives),
  ]
  const detail = [...ranges, ...names].filter(Boolean).join('; ')
  return detail === '' ? undefined : { detail }
}

function namesDifference(verb: string, was: string[] = [], is: string[] = []) {
  const more = is.filter((name) => !was.includes(name))
  const fewer = was.filter((name) => !is.includes(name))
  return [
    more.length > 0 && `${verb} ${more.join(', ')}`,
    fewer.length > 0 && `no longer ${verb} ${fewer.join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ')
}

function placesOf({ manifest: { routes, menu, slots } }: Release) {
  const forRoles = (roles: string[] | undefined) => `for ${roles?.join(', ') ?? 'everybody'}`
  return new Map([
    ...routes.map(({ path, screen, roles }) => [
      `page ${path} ${forRoles(roles)}`,
      `shows ${screen}`,
    ]),
    ...menu.map(({ label, path, order }) => [`menu entry "${label}"`, `to ${path} at ${order}`]),
    ...slots.map(({ slot, screen, roles }) => [
      `part in ${slot} ${forRoles(roles)}`,
      `shows ${screen}`,
    ]),
  ] as [string, string][])
}
