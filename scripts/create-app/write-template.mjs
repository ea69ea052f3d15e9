import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The files of each template, and their places in an app. */
const places = {
  app: {
    'app.json.txt': 'app.json',
    'jest.config.cjs.txt': 'jest.config.cjs',
    'webpack.config.cjs.txt': 'webpack.config.cjs',
    'main.tsx.txt': 'src/main.tsx',
    'screen.tsx.txt': 'src/screens/{{screen}}/{{screen}}-screen.tsx',
    'screen.test.tsx.txt': 'src/screens/{{screen}}/{{screen}}-screen.test.tsx',
  },
  workspace: {
    'package.json.txt': 'package.json',
    'tsconfig.json.txt': 'tsconfig.json',
  },
  standalone: {
    'package.json.txt': 'package.json',
    'tsconfig.json.txt': 'tsconfig.json',
    'oxlintrc.json.txt': '.oxlintrc.json',
    'gitignore.txt': '.gitignore',
    'npmrc.txt': '.npmrc',
    'README.md.txt': 'README.md',
    'playwright.config.ts.txt': 'playwright.config.ts',
    'drills.spec.ts.txt': 'drills/{{screen}}.spec.ts',
    'ci-check.sh.txt': 'ci/check.sh',
    'ci-canary.sh.txt': 'ci/canary.sh',
    'ci-promote.sh.txt': 'ci/promote.sh',
    'workflow.yml.txt': '.github/workflows/release.yml',
  },
}

/**
 * Writes the files of a template into an app's folder, with the values in place.
 * @param {keyof typeof places} template
 * @param {string} folder
 * @param {Record<string, string>} values
 */
export function writeTemplate(template, folder, values) {
  for (const [source, place] of Object.entries(places[template])) {
    const target = join(folder, fill(place, values))
    const text = readFileSync(join(import.meta.dirname, 'template', template, source), 'utf8')
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, fill(text, values))
  }
}

/**
 * @param {string} text
 * @param {Record<string, string>} values
 */
const fill = (text, values) =>
  text.replace(/\{\{([@\w/-]+)\}\}/g, (place, key) => {
    const value = values[key]
    if (value === undefined) throw new Error(`The template has no value for ${place}.`)
    return value
  })
