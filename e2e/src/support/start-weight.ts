import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '@swipefolio/platform/registry'

const root = join(import.meta.dirname, '../../..')

/**
 * Brotli bytes that each package may have before a click on the home page works; a scope counts as one package, but for our
 * own.
 */
export const startBudgets: Record<string, number> = {
  'react-dom': 57_000,
  '@module-federation': 37_300,
  '@swipefolio/shared/ui': 23_600,
  shell: 20_200,
  'react-router': 12_700,
  '@tanstack': 11_700,
  'styled-components': 7_200,
  'mfe-public': 6_260,
  '@swipefolio/shared/api': 8_450,
  stylis: 4_900,
  'lucide-react': 4_800,
  react: 4_000,
  '@swipefolio/shared/i18n': 1_270,
  webpack: 3_400,
  /** All others together. */
  others: 7_000,
}

/** Bytes of source by script and package. */
type Packages = Record<string, Record<string, number>>

/** Brotli bytes, by budget, of the scripts that a page names, which are those that it needs before a click works. */
export function startWeight(html: string): Record<string, number> {
  const weights: Record<string, number> = {}
  for (const { app, file } of scriptsOf(html)) {
    const { files } = readRecord(app, 'release.json') as Release
    const packages = (readRecord(app, 'packages.json') as Packages)[file]
    if (packages === undefined) throw new Error(`${app} records no packages of ${file}`)
    const size = files[file]?.brotliSize ?? NaN
    const source = Object.values(packages).reduce((sum, bytes) => sum + bytes, 0)
    for (const [name, bytes] of Object.entries(packages)) {
      const group = budgetOf(name)
      // A file is compressed as a whole, so a package has its share by the size of the source.
      weights[group] = (weights[group] ?? 0) + (size * bytes) / source
    }
  }
  return weights
}

function scriptsOf(html: string) {
  const tags = html.match(/<(?:link rel="preload"|script) [^>]*>/g) ?? []
  const found = tags.map((tag) =>
    /(?:href|src)="\/apps\/([\w-]+)\/[^"]+?\/([\w.-]+\.js)"/.exec(tag),
  )
  const scripts = found.flatMap((match) =>
    match ? [{ app: match[1] ?? '', file: match[2] ?? '' }] : [],
  )
  return new Map(scripts.map((script) => [`${script.app}/${script.file}`, script])).values()
}

function budgetOf(name: string): string {
  const group = name.startsWith('@swipefolio/') ? name : (name.split('/')[0] ?? '')
  return group in startBudgets ? group : 'others'
}

function readRecord(app: string, name: string): unknown {
  return JSON.parse(readFileSync(join(root, app, 'dist', name), 'utf8'))
}
