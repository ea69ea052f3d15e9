import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Release } from '@swipefolio/platform/registry'
import { copyCheckout } from '../checkout'

const sample = 'mfe-sample'

/** The text files of a build, by name. */
type Build = Map<string, string>

/** Builds the app that the template makes, once. */
export async function buildSample(): Promise<Build> {
  const checkout = copyCheckout()
  try {
    await checkout.run('scripts/create-app.mjs', [sample])
    await checkout.run('platform/bin/platform-build.mjs', [], sample)
    const dist = join(checkout.folder, sample, 'dist')
    return new Map(readdirSync(dist).map((name) => [name, readFileSync(join(dist, name), 'utf8')]))
  } finally {
    checkout.remove()
  }
}

/** Folders with copies of a build under `count` other names, each with its own route and menu entry. */
export function cloneApps(build: Build, count: number): string[] {
  const parent = mkdtempSync(join(tmpdir(), 'bench-apps-'))
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(2, '0')
    const folder = join(parent, `mfe-extra${number}`)
    writeClone(build, number, join(folder, 'dist'))
    return folder
  })
}

function writeClone(build: Build, number: string, dist: string) {
  const rename = (text: string) =>
    text
      .replaceAll('mfe-sample', `mfe-extra${number}`)
      .replaceAll('mfe_sample', `mfe_extra${number}`)
  mkdirSync(dist, { recursive: true })
  const release = JSON.parse(rename(build.get('release.json') ?? '')) as Release
  for (const name of Object.keys(release.files)) {
    const content = rename(build.get(name) ?? '')
    writeFileSync(join(dist, name), content)
    const digest = createHash('sha384').update(content).digest('base64')
    release.files[name] = {
      ...release.files[name],
      integrity: `sha384-${digest}`,
    } as Release['files'][string]
  }
  const path = `/extra-${number}`
  for (const route of release.manifest.routes) Object.assign(route, { path })
  for (const [at, entry] of release.manifest.menu.entries())
    Object.assign(entry, { path, label: `Extra app ${number}`, order: 100 + Number(number) + at })
  writeFileSync(join(dist, 'release.json'), JSON.stringify(release))
}
