import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Release } from '../registry'

const run = promisify(execFile)
const installed = path.resolve(__dirname, '../../node_modules')
const command = path.resolve(__dirname, '../bin/platform-build.mjs')

/** Source files by path, relative to the product or to an app. */
type Sources = Record<string, string>

/** A shell, a shared package and apps of a few lines in a folder of their own, built by the real command. */
export function createSmallProduct(shared: Sources) {
  const root = mkdtempSync(path.join(tmpdir(), 'small-product-'))
  const write = (files: Sources, folder: string) => {
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(root, folder, name)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, content)
    }
  }
  const packageFolder = 'node_modules/@swipefolio/shared'
  const exports: Record<string, string> = {}
  const writeShared = (files: Sources) => {
    for (const name of Object.keys(files).filter((file) => file.endsWith('/index.ts'))) {
      exports[`./${path.dirname(name)}`] = `./${name}`
    }
    const description = { name: '@swipefolio/shared', version: '1.0.0', exports }
    write({ ...files, 'package.json': JSON.stringify(description) }, packageFolder)
  }
  writeShared(shared)
  symlinkSync(path.resolve(__dirname, '..'), path.join(root, 'node_modules/@swipefolio/platform'))
  for (const one of ['react', 'react-dom', 'styled-components', 'tslib']) {
    symlinkSync(path.join(installed, one), path.join(root, 'node_modules', one))
  }

  return {
    /** Adds sources to the shared package, or replaces them; each `index.ts` is an entry. */
    writeShared,
    /** Builds an app of these sources and answers its record. */
    async build(app: string, sources: Sources, manifest: object = {}): Promise<Release> {
      const whole = { name: app, screens: {}, routes: [], menu: [], slots: [], budget: 90_000 }
      write(
        {
          'package.json': JSON.stringify({ name: app, version: '1.0.0' }),
          'app.json': JSON.stringify({ ...whole, ...manifest }),
          'webpack.config.cjs': `module.exports = require('@swipefolio/platform/preset')(__dirname)`,
          ...sources,
        },
        app,
      )
      const folder = path.join(root, app)
      await run(process.execPath, [command], { cwd: folder })
      return JSON.parse(readFileSync(path.join(folder, 'dist/release.json'), 'utf8')) as Release
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
