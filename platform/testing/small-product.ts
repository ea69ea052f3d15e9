import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Release } from '../registry'

const root = path.resolve(__dirname, '../..')
const installed = path.join(root, 'node_modules')

/** Source files by path, relative to the product or to an app. */
type Sources = Record<string, string>

/** One process for all builds, because loading the bundler takes longer than building an app of a few lines. */
export function startBuilder() {
  const child = fork(path.join(__dirname, 'build-apps.mjs'))
  return {
    /** Builds the app in a folder; throws the error of a build. */
    async build(folder: string): Promise<void> {
      const answered = once(child, 'message')
      child.send(folder)
      const [{ failure }] = (await answered) as [{ failure: string }]
      if (failure) throw new Error(failure)
    },
    async stop() {
      const ended = once(child, 'exit')
      if (child.kill()) await ended
    },
  }
}

/** A shell, a shared package and apps of a few lines in a folder of their own. */
export function createSmallProduct(builder: ReturnType<typeof startBuilder>, shared: Sources) {
  const folder = mkdtempSync(path.join(tmpdir(), 'small-product-'))
  const write = (files: Sources, part: string) => {
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(folder, part, name)
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
  symlinkSync(path.join(root, 'platform'), path.join(folder, 'node_modules/@swipefolio/platform'))
  for (const one of ['react', 'react-dom', 'styled-components', 'tslib']) {
    symlinkSync(path.join(installed, one), path.join(folder, 'node_modules', one))
  }
  // The cache of the compiler's plugin, which takes longer to prepare than the apps take to compile.
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  symlinkSync(path.join(root, '.cache'), path.join(folder, '.cache'))

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
      await builder.build(path.join(folder, app))
      const record = readFileSync(path.join(folder, app, 'dist/release.json'), 'utf8')
      return JSON.parse(record) as Release
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
