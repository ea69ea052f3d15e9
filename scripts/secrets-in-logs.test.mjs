import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { judgeSearch, searchLogs } from './secrets-in-logs.mjs'

/** @type {Record<string, string>} */
const secrets = {
  password: 'correct "horse"',
  code: '31415926',
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  email: 'canary@example.org',
  text: 'what I say to you',
}
const wanted = [/^server/]

/** @type {string} */
let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'logs-'))
  const lines = Object.entries(secrets).map((entry) => JSON.stringify(entry))
  writeFileSync(join(folder, '1.secrets'), `${lines.join('\n')}\n["password","wrong"]\n`)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** @param {string} text @param {string} [name] */
const write = (text, name = 'server-1.log') => writeFileSync(join(folder, name), text)
const judge = () => judgeSearch(searchLogs(folder), wanted)

test('accepts a log without secrets that contains numbers and ordinary words', () => {
  write('{"time":1763708400123,"id":"a31415926","msg":"wrong"}\n3141592653 31415926-0000\n')
  assert.deepEqual(judge(), {
    isClean: true,
    sentences: [
      '1 logs, 0.0 MB, searched for password 1, code 1, token 1, email 1, text 1: 0 hits',
    ],
  })
})

for (const [kind, secret] of Object.entries(secrets)) {
  for (const [how, spelling] of [
    ['as it is', secret],
    ['in JSON', JSON.stringify({ some: secret })],
    ['in an address', `/api/x?some=${encodeURIComponent(secret)}&other=1`],
    ['in a form', new URLSearchParams({ some: secret }).toString()],
  ]) {
    test(`finds a ${kind} ${how}, in any folder`, () => {
      write('nothing here\n')
      mkdirSync(join(folder, 'deeper'))
      write(`first line\nsecond ${spelling} line\n`, 'deeper/postgres.log')
      const { isClean, sentences } = judge()
      assert.equal(isClean, false)
      assert.ok(sentences.includes(`deeper/postgres.log:2 holds a secret: ${kind}`))
      assert.ok(!sentences.join().includes(secret))
    })
  }
}

test('finds a token that was not recorded', () => {
  write('eyJhbGciOiJub25lIn0.eyJvdGhlciI6MX0.')
  assert.equal(judge().isClean, false)
})

test('a search without logs or without secrets fails', () => {
  assert.equal(judge().isClean, false)
  write('clean', 'postgres.log')
  assert.deepEqual(judge().sentences.slice(1), ['Nothing to search of /^server/'])
  write('clean')
  writeFileSync(join(folder, '1.secrets'), '["password","correct horse"]\n')
  assert.deepEqual(judge().sentences.slice(1), [
    'Nothing to search of code',
    'Nothing to search of token',
    'Nothing to search of email',
    'Nothing to search of text',
  ])
})
