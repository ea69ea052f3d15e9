import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reviewFacts } from '@swipefolio/server/testing/corpus'
import { corpusFolder, keyOf, precisionOf, precisions, readCorpus, verdicts } from './corpus'
import { factsOf } from './fixture'
import { fixtureOf } from './snapshot'

type Say = (line: string) => void

/** `add <git directory> <owner/name>`, `print <owner/name>`, or the table. */
export async function runCorpus([command, ...args]: string[], say: Say) {
  if (command === 'add') return add(args, say)
  if (command === 'print') return print(args[0] ?? '', say)
  return table(say)
}

async function add([directory = '', repository = '', ...categories]: string[], say: Say) {
  const [owner = '', name = ''] = repository.split('/')
  const fixture = await fixtureOf(directory, owner, name)
  const folder = join(corpusFolder(), 'repositories')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${owner}+${name}.json`)
  writeFileSync(file, `${JSON.stringify({ ...fixture, categories })}\n`)
  say(file)
  for (const { item, claims } of reviewFacts(factsOf(fixture))) {
    say(`\n[${item.kind}] ${item.text}`)
    for (const one of claims) say(`    ${keyOf(one)}`)
  }
}

function print(repository: string, say: Say) {
  for (const review of readCorpus()) {
    if (!review.repository.includes(repository)) continue
    say(`\n# ${review.repository}`)
    const known = new Map(review.judged.map((one) => [keyOf(one), one]))
    for (const one of review.made) {
      const verdict = known.get(keyOf(one))
      say(
        `\n${one.text}\n    ${keyOf(one)}\n    ${verdict ? `${verdict.verdict}: ${verdict.why}` : 'not judged'}`,
      )
    }
  }
}

function table(say: Say) {
  const reviews = readCorpus()
  const rows = precisions(reviews)
  say(['rule', 'made', ...verdicts, 'unjudged', 'precision'].join('\t'))
  for (const row of rows) {
    const cells = [row.statements, ...verdicts.map((name) => row[name]), row.unjudged]
    say([row.rule, ...cells, `${(precisionOf(row) * 100).toFixed(1)} %`].join('\t'))
  }
  for (const { repository, made, judged } of reviews) {
    const known = new Map(judged.map((one) => [keyOf(one), one]))
    const now = new Set(made.map(keyOf))
    for (const one of made) {
      const verdict = known.get(keyOf(one))
      if (!verdict) say(`not judged: ${repository}: ${keyOf(one)}`)
      else if (verdict.verdict !== 'true')
        say(`${verdict.verdict}: ${repository}: ${keyOf(one)} (${verdict.why})`)
    }
    for (const one of judged)
      if (!now.has(keyOf(one))) say(`no longer made: ${repository}: ${keyOf(one)}`)
  }
}
