import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { AppManifest, Release } from '../registry'

interface BuiltApp {
  app: string
  version: string
  files: Record<string, string>
  manifest?: Partial<AppManifest>
  release?: Partial<Release>
}

/** An app's folder as a finished build leaves it; in a test, it is removed at the end of the run. */
export function writeBuiltApp(built: BuiltApp): string {
  const folder = mkdtempSync(path.join(process.env['BUILT_APPS'] ?? tmpdir(), 'built-app-'))
  mkdirSync(path.join(folder, 'dist'))
  for (const [name, content] of Object.entries(built.files)) {
    writeFileSync(path.join(folder, 'dist', name), content)
  }
  writeFileSync(path.join(folder, 'dist', 'release.json'), JSON.stringify(releaseOf(built)))
  return folder
}

/** A release record of these files; the first one is the entry. */
export function releaseOf({ app, version, files, manifest, release }: BuiltApp): Release {
  return {
    app,
    version,
    inputHash: version,
    federationName: app.replaceAll('-', '_'),
    entry: Object.keys(files)[0] ?? '',
    startup: { files: [], consumes: [] },
    manifest: {
      name: app,
      screens: {},
      routes: [],
      menu: [],
      slots: [],
      budget: 1000,
      ...manifest,
    },
    screens: {},
    shares: {},
    files: Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        {
          integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
          size: content.length,
          brotliSize: content.length,
        },
      ]),
    ),
    bundled: [],
    runtime: '2.9.2',
    bundler: '5.110.3',
    mode: 'production',
    createdAt: '2026-01-01T00:00:00.000Z',
    ...release,
  }
}
