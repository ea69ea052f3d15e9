import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reviewFacts } from '@swipefolio/server/testing'
import {
  corpusFolders,
  countByRule,
  digestOf,
  faultsOf,
  keyOf,
  precisionOf,
  readCorpus,
  readJson,
  treeFile,
  verdicts,
} from './corpus'
import { factsOf } from './fixture'
import { fixtureOf } from './snapshot'

type Say = (line: string) => void

/** A repository of the corpus, as the tree names it. */
interface Listed {
  name: string
  commit: string
  license: string
  kinds: string[]
}

/**
 * `add [git directory] <owner/name> [kind...]`, `print <owner/name>`, `export`, or the table.
 * False when the table is below its limits.
 */
export function runCorpus([command, ...args]: string[], say: Say): Promise<boolean> | boolean {
  if (command === 'add') return add(args, say)
  if (command === 'print') return print(args[0] ?? '', say)
  if (command === 'export') return exportToTree(say)
  return table(say)
}

async function add(args: string[], say: Say) {
  const directory = existsSync(join(args[0] ?? '', 'HEAD')) ? args[0] : undefined
  const [repository = '', ...kinds] = directory === undefined ? args : args.slice(1)
  const [owner = '', name = ''] = repository.split('/')
  const found = await (directory === undefined
    ? cloned(owner, name)
    : fixtureOf(directory, owner, name))
  const fixture = { ...found, ...(kinds.length > 0 && { categories: kinds }) }
  const folder = join(corpusFolders()[0] ?? '', 'repositories')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${owner}+${name}.json`)
  writeFileSync(file, `${JSON.stringify(fixture)}\n`)
  say(file)
  for (const { item, claims } of reviewFacts(factsOf(fixture))) {
    say(`\n[${item.kind}] ${item.text}`)
    for (const { rule, claim } of claims) say(`    ${rule}: ${claim}`)
  }
  return true
}

/** Of the commit that the tree names, else of the newest. */
async function cloned(owner: string, name: string) {
  const known = listed().find((one) => one.name === `${owner}/${name}`)
  const directory = mkdtempSync(join(tmpdir(), 'corpus-'))
  try {
    execFileSync('git', [
      'clone',
      '--quiet',
      '--bare',
      `https://github.com/${owner}/${name}`,
      directory,
    ])
    return {
      ...(await fixtureOf(directory, owner, name, known?.commit)),
      categories: known?.kinds ?? [],
    }
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

const listed = () => (readJson(treeFile('repositories')) ?? []) as Listed[]

function print(repository: string, say: Say) {
  for (const review of readCorpus()) {
    if (!review.repository.includes(repository)) continue
    say(`\n# ${review.repository}`)
    for (const one of review.made) {
      const verdict = review.judged.get(keyOf(one))
      say(`\n${one.text}\n    ${one.rule}: ${one.claim}`)
      say(`    ${verdict ? `${verdict.verdict} ${verdict.why ?? ''}`.trim() : 'not judged'}`)
    }
  }
  return true
}

/** The tree keeps names, commits and verdicts, and nothing that the repositories hold. */
function exportToTree(say: Say) {
  const reviews = readCorpus().toSorted((one, other) =>
    one.repository < other.repository ? -1 : 1,
  )
  if (reviews.length === 0) {
    say(`no repository in ${corpusFolders().join(', ')}`)
    return false
  }
  const repositories = reviews.map(
    ({ repository, fixture: { commit, license, categories } }): Listed => ({
      name: repository,
      commit,
      license,
      kinds: categories,
    }),
  )
  const judged = reviews.map(({ repository, made, judged: known }) => [
    repository,
    made.flatMap((one) => {
      const { verdict, why } = known.get(keyOf(one)) ?? {}
      const claim = digestOf(one.claim)
      return verdict ? { rule: one.rule, claim, verdict, ...(verdict !== 'true' && { why }) } : []
    }),
  ])
  write('repositories', repositories)
  write('verdicts', Object.fromEntries(judged))
  return true
}

const write = (name: Parameters<typeof treeFile>[0], value: unknown) =>
  writeFileSync(treeFile(name), `${JSON.stringify(value, undefined, 2)}\n`)

function table(say: Say) {
  const reviews = readCorpus()
  const rules = countByRule(reviews)
  say(['rule', 'made', ...verdicts, 'unjudged', 'precision'].join('\t'))
  for (const [rule, row] of rules) {
    const cells = [row.made, ...verdicts.map((name) => row[name]), row.unjudged]
    say([rule, ...cells, `${(precisionOf(row) * 100).toFixed(1)} %`].join('\t'))
  }
  for (const { repository, made, judged } of reviews) {
    const now = new Set(made.map(keyOf))
    for (const one of made) {
      const { verdict, why = '' } = judged.get(keyOf(one)) ?? {}
      if (verdict === 'true') continue
      say(
        `${verdict ?? 'not judged'}: ${repository}: ${one.rule}: ${one.claim}${why && ` (${why})`}`,
      )
    }
    for (const [key, one] of judged) {
      if (!now.has(key)) say(`no longer made: ${repository}: ${one.rule}: ${one.claim}`)
    }
  }
  const faults = faultsOf(rules)
  for (const fault of faults) say(`below the limit: ${fault}`)
  return faults.length === 0
}
