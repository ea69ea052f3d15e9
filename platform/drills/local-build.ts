import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  composeRegistry,
  mergeRegistries,
  filesBase,
  type Registry,
  type Release,
} from '../registry'
import type { ReadFile } from './staged-release'

/** A build in a folder, at the paths that its files would have once it is released. */
export function openLocalBuild(folder: string) {
  const release = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Release
  const paths = new Map(
    Object.keys(release.files).map((name) => [filesBase(release) + name, join(folder, name)]),
  )

  /** The live registry with the build in the place of its app's live release. */
  function withBuild(live: Registry): Registry {
    const others = new Set(Object.keys(live.apps).filter((app) => app !== release.app))
    return mergeRegistries(live, composeRegistry([release]), others)
  }

  return {
    fileAt: (pathname: string) => paths.get(pathname),
    /** Reads from the product as if the build were live there. */
    over:
      (read: ReadFile): ReadFile =>
      async (address) => {
        const file = paths.get(address)
        if (file !== undefined) return readFileSync(file, 'utf8')
        const text = await read(address)
        if (address !== '/registry.json') return text
        return JSON.stringify(withBuild(JSON.parse(text) as Registry))
      },
  }
}
