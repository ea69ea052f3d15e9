import { createHash } from 'node:crypto'
import { releaseBase, type RegistryRelease } from '../registry'

/** Edits a file of a staged release; returns undefined for a missing file. */
export type Edit = (name: string, content: string) => string | undefined

/** Reads the text at a path of the product. */
export type ReadFile = (address: string) => Promise<string>

/** A release that exists for one page only, and its files by URL. */
export interface StagedRelease {
  release: RegistryRelease
  files: Map<string, string | undefined>
}

/** Cached by hash, because a released file never changes and the drills of an app read the same files repeatedly. */
const texts = new Map<string, Promise<string>>()

function textOf(read: ReadFile, { base, integrity }: RegistryRelease, name: string) {
  const hash = integrity[name] ?? name
  const text = texts.get(hash) ?? read(base + name)
  texts.set(hash, text)
  return text
}

/** A version of `live` with edited files and recomputed hashes, as a build would make it. */
export async function stageRelease(
  read: ReadFile,
  live: RegistryRelease,
  version: string,
  edit: Edit = (_name, content) => content,
): Promise<StagedRelease> {
  const { entry, federationName } = live
  const [, , app = ''] = live.base.split('/')
  const base = releaseBase({ app, version })
  const release = { version, base, entry, federationName, integrity: { ...live.integrity } }
  const files = new Map<string, string | undefined>()
  const names = Object.keys(live.integrity)
  const originals = await Promise.all(names.map((name) => textOf(read, live, name)))
  for (const [at, name] of names.entries()) {
    const text = originals[at] ?? ''
    const content = edit(name, renamed(text, `${app}@${live.version}`, `${app}@${version}`))
    files.set(base + name, content)
    if (content !== undefined) release.integrity[name] = integrityOf(content)
  }
  return { release, files }
}

/** A build contains its version in the global names that keep two versions in one page apart. */
function renamed(content: string, from: string, to: string): string {
  const identifier = (name: string) => name.replace(/\W/g, '_')
  return content.replaceAll(from, to).replaceAll(identifier(from), identifier(to))
}

function integrityOf(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
