import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'esbuild'
import { root } from '../setup.mjs'

const endings = ['.ts', '.tsx', '/index.ts', '/index.tsx']

/**
 * Keeps every module a separate file, as in the sources: the preset recognises the shared ones by their files.
 * @type {import('esbuild').Plugin}
 */
const separateModules = {
  name: 'separate-modules',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, resolveDir, kind }) => {
      if (kind === 'entry-point') return undefined
      const ending = endings.find((one) => existsSync(join(resolveDir, path + one))) ?? ''
      return { path: path + ending.replace(/tsx?$/, 'js'), external: true }
    })
  },
}

/**
 * Compiles TypeScript files to ES modules with source maps, under their paths relative to `base`.
 * @param {string[]} files absolute
 * @param {string} base
 * @param {string} target
 */
export const compile = (files, base, target) =>
  build({
    entryPoints: files,
    outbase: base,
    outdir: target,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    sourcemap: true,
    packages: 'external',
    plugins: [separateModules],
    logLevel: 'warning',
  })

/**
 * Writes the declarations of these files, and of those that they import, under their paths relative to `base`.
 * @param {string[]} files absolute
 * @param {string} base
 * @param {string} target
 * @param {{ removeComments?: boolean }} [more] options of the compiler
 */
export function declare(files, base, target, more) {
  mkdirSync(target, { recursive: true })
  const project = join(target, 'tsconfig.json')
  const options = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: base,
    outDir: target,
    ...more,
  }
  writeFileSync(
    project,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions: options, files }),
  )
  const tsc = join(root, 'node_modules/typescript/bin', 'tsc')
  const args = [tsc, '-p', relative(root, project)]
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  rmSync(project)
  if (status !== 0) throw new Error(`The declarations of ${base} cannot be written:\n${stdout}`)
}
