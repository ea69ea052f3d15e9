import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { advisoryVerdicts, judgeAdvisories, readAudit, updateAdvisories } from './advisories.mjs'

const asked = new Date('2026-03-01T12:00:00Z')
const later = new Date('2026-03-11T12:00:00Z')
const packages = {
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b/node_modules/a': { version: '2.0.0' },
  'node_modules/b': { version: '1.0.0' },
}
const advisory = { name: 'a', severity: 'high', title: 'Reads files', url: 'https://a.test/1' }
const answer = {
  vulnerabilities: {
    a: { nodes: ['node_modules/a'], via: [advisory] },
    b: { nodes: ['node_modules/b'], via: ['a'] },
  },
}

test('no known advisory of high severity concerns the lockfile', (context) => {
  const verdicts = advisoryVerdicts()
  for (const { sentence } of verdicts) context.diagnostic(sentence)
  assert.deepEqual(
    verdicts.filter(({ level }) => level === 'fail'),
    [],
  )
})

test('an advisory fails for as long as the lockfile has a version that it concerns', () => {
  const stored = readAudit(answer, packages, asked)
  assert.deepEqual(judgeAdvisories(stored, packages, later), [
    { level: 'fail', sentence: 'a 1.0.0 (high): Reads files https://a.test/1' },
    { level: 'ok', sentence: 'Asked 10 days ago, before 0 packages of the lockfile came.' },
  ])
  const updated = { ...packages, 'node_modules/a': { version: '1.0.1' } }
  const verdicts = judgeAdvisories(stored, updated, later)
  assert.deepEqual(
    verdicts.map(({ level }) => level),
    ['warn'],
  )
  assert.match(verdicts[0]?.sentence ?? '', /before 1 packages of the lockfile came: run npm run/)
})

test('a list that is missing or older than a month is to be renewed', () => {
  const stored = readAudit({ vulnerabilities: {} }, packages, asked)
  const old = new Date('2026-04-02T12:00:00Z')
  for (const each of [undefined, stored]) {
    const [verdict, ...others] = judgeAdvisories(each, packages, old)
    assert.equal(verdict?.level, 'warn')
    assert.match(verdict?.sentence ?? '', /npm run doctor -- --advisories/)
    assert.deepEqual(others, [])
  }
})

test('asks where npm asks, keeps the answer, and says when nobody answers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'advisories-'))
  const target = join(folder, 'advisories.json')
  const known = { id: 1, severity: 'high', title: 'Reads files', url: 'https://a.test/1' }
  const server = createServer((request, response) => {
    const isBulk = request.method === 'POST' && request.url?.endsWith('/advisories/bulk')
    const fastify = [{ ...known, vulnerable_versions: '>=5.0.0', cwe: [], cvss: { score: 0 } }]
    request.resume().on('end', () => {
      response.writeHead(isBulk ? 200 : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(isBulk ? { fastify } : {}))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  const env = {
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_cache: join(folder, 'cache'),
  }
  try {
    const { level } = await updateAdvisories({ env, target })
    assert.equal(level, 'ok')
    const { advisories } = JSON.parse(readFileSync(target, 'utf8'))
    assert.equal(advisories[0].package, 'fastify')
    assert.match(advisories[0].versions[0], /^5\./)
    server.close()
    server.closeAllConnections()
    const away = await updateAdvisories({ env: { ...env, npm_config_cache: folder }, target })
    assert.deepEqual(away, {
      level: 'warn',
      sentence: 'npm found nobody to ask for advisories: run it where there is a network.',
    })
  } finally {
    server.close()
    rmSync(folder, { recursive: true })
  }
})
