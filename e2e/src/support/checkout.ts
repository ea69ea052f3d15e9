import { execFile } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const compilerCache = '.cache/swc'
const left = new Set(['node_modules', 'dist', 'test-results'])

interface Outcome {
  code: number
  output: string
}

/** A copy of the sources that uses the packages installed here. */
export interface Checkout {
  folder: string
  /** Runs one of the project's commands, such as `release`, and waits for its end. */
  run: (command: string, args: string[], settings?: NodeJS.ProcessEnv) => Promise<Outcome>
  write: (file: string, content: string) => void
  read: (file: string) => string
  /** Every file with its content. */
  files: () => Record<string, string>
  remove: () => void
}

export function copyCheckout(): Checkout {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'))
  // The mode of an ordinary folder, so that the account of the embedded database has access.
  chmodSync(folder, 0o755)
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => !left.has(basename(source)) && !isHidden(relative(root, source)),
  })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  // The cache of the compiler's plugin, which takes longer to prepare than an app takes to compile.
  mkdirSync(join(root, compilerCache), { recursive: true })
  mkdirSync(join(folder, compilerCache, '..'))
  symlinkSync(join(root, compilerCache), join(folder, compilerCache))
  return {
    folder,
    run: (command, args, settings) =>
      run(process.execPath, [join(folder, 'scripts', `${command}.mjs`), ...args], folder, settings),
    write(file, content) {
      mkdirSync(join(folder, file, '..'), { recursive: true })
      writeFileSync(join(folder, file), content)
    },
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    files: () =>
      Object.fromEntries(listFiles(folder).map((file) => [file, contentOf(folder, file)])),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

/** Runs a program; resolves with any exit code. */
export function run(
  program: string,
  args: string[],
  cwd: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const env = { ...process.env, FORCE_COLOR: '0', ...settings }
    execFile(program, args, { cwd, env }, (error, stdout, stderr) => {
      const code = error ? Number(error.code ?? 1) : 0
      resolve({ code, output: `${stdout}${stderr}`.trim() })
    })
  })
}

/** The repository and the caches of tools, but not the project's own dot folders such as `.github`. */
const isHidden = (path: string) => /^\.(git|nx|data|cache|swc)$/.test(path)

const contentOf = (folder: string, file: string) =>
  readFileSync(join(folder, file)).toString('latin1')

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !/^(node_modules|\.cache|\.swc)\//.test(file))
    .toSorted()
}
