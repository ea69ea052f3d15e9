import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** @typedef {{ file: string, line: number, kind: string }} Hit */

const kinds = ['password', 'code', 'token', 'email', 'text']
const windowLength = 8
const anyToken = /eyJ[\w-]{10,}\.[\w-]{10,}/g
const anyCode = /(?<![\w-])\d{8}(?![\w-])/g

/** @param {string} folder @param {string} ending */
const filesOf = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))

/** A short word or two may be in a log for other reasons. @param {string} value */
const canBeTold = (value) =>
  /\p{L}/u.test(value) &&
  value.length >= (/\d|@/.test(value) ? windowLength : 12) &&
  /\P{L}/u.test(value.trim())

/** The value as it is, escaped for JSON and encoded for a URL. @param {string} value */
const spellingsOf = (value) => [
  value,
  JSON.stringify(value).slice(1, -1),
  new URLSearchParams({ '': value }).toString().slice(1),
  ...(/^\P{Surrogate}*$/u.test(value) ? [encodeURIComponent(value)] : []),
]

/** @param {string} folder */
function readSecrets(folder) {
  /** @type {Map<string, string>} */
  const codes = new Map()
  /** @type {Map<string, { spelling: string, kind: string }[]>} by their first letters */
  const spellings = new Map()
  const counts = Object.fromEntries(kinds.map((kind) => [kind, new Set()]))
  for (const file of filesOf(folder, '.secrets')) {
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const [kind, value] = /** @type {[string, string]} */ (JSON.parse(line))
      if (kind === 'code') codes.set(value, kind)
      else if (canBeTold(value)) {
        for (const spelling of new Set(spellingsOf(value))) {
          const start = spelling.slice(0, windowLength)
          const same = spellings.get(start) ?? []
          if (!counts[kind]?.has(value)) spellings.set(start, [...same, { spelling, kind }])
        }
      } else continue
      counts[kind]?.add(value)
    }
  }
  return { codes, spellings, counts }
}

/**
 * Searches all logs of a run for its secrets: every `.log` file under the folder for every secret in the `.secrets` files
 * beside them, and for anything in the form of a token.
 * @param {string} folder
 */
export function searchLogs(folder) {
  const { codes, spellings, counts } = readSecrets(folder)
  /** @type {Hit[]} */
  const hits = []
  const logs = filesOf(folder, '.log')
  let bytes = 0
  for (const log of logs) {
    const text = readFileSync(log, 'utf8')
    bytes += text.length
    /** @param {number} at @param {string} kind */
    const hit = (at, kind) =>
      hits.push({ file: relative(folder, log), line: text.slice(0, at).split('\n').length, kind })
    for (const { index } of text.matchAll(anyToken)) hit(index, 'token')
    for (const { index, 0: digits } of text.matchAll(anyCode)) {
      if (codes.has(digits)) hit(index, 'code')
    }
    for (let at = 0; at + windowLength <= text.length; at += 1) {
      for (const { spelling, kind } of spellings.get(text.slice(at, at + windowLength)) ?? []) {
        if (text.startsWith(spelling, at)) hit(at, kind)
      }
    }
  }
  const secrets = Object.fromEntries(kinds.map((kind) => [kind, counts[kind]?.size ?? 0]))
  return { logs: logs.map((log) => relative(folder, log)), bytes, secrets, hits }
}

/**
 * Describes what was searched and found; a search without logs or without secrets of every kind counts as failed.
 * @param {ReturnType<typeof searchLogs>} found @param {RegExp[]} wanted the logs that must exist
 */
export function judgeSearch({ logs, bytes, secrets, hits }, wanted) {
  const missing = [
    ...wanted.filter((pattern) => !logs.some((log) => pattern.test(log))).map(String),
    ...Object.keys(secrets).filter((kind) => !secrets[kind]),
  ]
  const amounts = Object.entries(secrets).map(([kind, count]) => `${kind} ${count}`)
  return {
    isClean: bytes > 0 && missing.length === 0 && hits.length === 0,
    sentences: [
      `${logs.length} logs, ${(bytes / 1e6).toFixed(1)} MB, searched for ${amounts.join(', ')}: ${hits.length} hits`,
      ...missing.map((what) => `Nothing to search of ${what}`),
      ...hits.slice(0, 50).map(({ file, line, kind }) => `${file}:${line} holds a secret: ${kind}`),
    ],
  }
}
