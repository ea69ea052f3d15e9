import { createHash } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { RegistryRelease } from '../registry'

/** What a release's file becomes in a staged one; undefined means that it is missing there. */
export type Edit = (name: string, content: string) => string | undefined

/** A release that exists for one page only, and its files by address. */
export interface StagedRelease {
  release: RegistryRelease
  files: Map<string, string | undefined>
}

/** By hash, because a released file never changes: the drills of an app read the same ones over and over. */
const texts = new Map<string, Promise<string>>()

function textOf(request: APIRequestContext, { base, integrity }: RegistryRelease, name: string) {
  const hash = integrity[name] ?? name
  const text = texts.get(hash) ?? request.get(base + name).then((answer) => answer.text())
  texts.set(hash, text)
  return text
}

/** Another version of `live` with its files edited and their hashes made anew, as a build would. */
export async function stageRelease(
  request: APIRequestContext,
  live: RegistryRelease,
  version: string,
  edit: Edit = (_name, content) => content,
): Promise<StagedRelease> {
  const { entry, federationName } = live
  const base = live.base.replace(live.version, version)
  const [, , app = ''] = live.base.split('/')
  const release = { version, base, entry, federationName, integrity: { ...live.integrity } }
  const files = new Map<string, string | undefined>()
  const names = Object.keys(live.integrity)
  const originals = await Promise.all(names.map((name) => textOf(request, live, name)))
  for (const [at, name] of names.entries()) {
    const text = originals[at] ?? ''
    const content = edit(name, renamed(text, `${app}@${live.version}`, `${app}@${version}`))
    files.set(base + name, content)
    if (content !== undefined) release.integrity[name] = integrityOf(content)
  }
  return { release, files }
}

/** A build carries its version in the names by which two versions in one page are told apart. */
function renamed(content: string, from: string, to: string): string {
  const identifier = (name: string) => name.replace(/\W/g, '_')
  return content.replaceAll(from, to).replaceAll(identifier(from), identifier(to))
}

function integrityOf(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
