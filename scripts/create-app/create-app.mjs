import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { forgetWorkspace, lockWorkspace } from './lockfile.mjs'

const template = join(import.meta.dirname, 'template')

/** @type {Record<string, string>} */
const places = {
  'package.json.txt': 'package.json',
  'app.json.txt': 'app.json',
  'jest.config.cjs.txt': 'jest.config.cjs',
  'tsconfig.json.txt': 'tsconfig.json',
  'webpack.config.cjs.txt': 'webpack.config.cjs',
  'main.tsx.txt': 'src/main.tsx',
  'screen.tsx.txt': 'src/screens/{{screen}}/{{screen}}-screen.tsx',
  'screen.test.tsx.txt': 'src/screens/{{screen}}/{{screen}}-screen.test.tsx',
}

/**
 * Creates an app of one screen with a route and a menu entry.
 * @param {string} root
 * @param {string} name
 */
export function createApp(root, name) {
  const folder = join(root, name)
  requireName(name)
  if (existsSync(folder)) throw new Error(`${folder} is there already.`)
  const values = valuesOf(root, name)
  for (const [source, place] of Object.entries(places)) {
    const target = join(folder, fill(place, values))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, fill(readFileSync(join(template, source), 'utf8'), values))
  }
  lockWorkspace(root, name)
}

/**
 * Removes an app and every reference to it from the checkout.
 * @param {string} root
 * @param {string} name
 */
export function removeApp(root, name) {
  const folder = join(root, name)
  requireName(name)
  if (!existsSync(join(folder, 'app.json'))) throw new Error(`${folder} is no app.`)
  rmSync(folder, { recursive: true })
  forgetWorkspace(root, name)
}

/** @param {string} name */
function requireName(name) {
  if (!/^mfe(-[a-z][a-z0-9]*)+$/.test(name)) {
    throw new Error('An app is named mfe- and words in small letters, such as mfe-labs.')
  }
}

/**
 * @param {string} root
 * @param {string} name
 * @returns {Record<string, string>}
 */
function valuesOf(root, name) {
  const shared = JSON.parse(readFileSync(join(root, 'shared/package.json'), 'utf8'))
  const screen = name.replace(/^mfe-/, '')
  const words = screen.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return {
    ...shared.peerDependencies,
    name,
    screen,
    sharedVersion: shared.version,
    Screen: words.join(''),
    Title: words.join(' '),
  }
}

/**
 * @param {string} text
 * @param {Record<string, string>} values
 */
function fill(text, values) {
  return text.replace(/\{\{([\w-]+)\}\}/g, (_place, key) => values[key] ?? '')
}
