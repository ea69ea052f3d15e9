import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judge } from './api-reports.mjs'
import { reachable } from './reachable.mjs'
import { writeReports } from './report.mjs'

const betweenApps = (/** @type {string} */ events) => `
export declare const events: { ${events} };
export declare const slots: { overlay: { name: 'overlay'; version: 1 } };
export declare const storage: { token: { version: 1; get: () => string } };
export {};`

const ui = `
import type { Size } from './size';
interface Hidden { size?: Size }
export interface ButtonProps extends Hidden { label: string }
export declare const Button: (props: ButtonProps) => string;
export declare const Spinner: () => string;
declare const unreachable: number;
export {};`

/** @param {string} version @param {Record<string, string>} [changes] */
function reports(version, changes = {}) {
  const files = {
    'between-apps/index': betweenApps('opened: { version: 1; detail: { chatId: number } }').trim(),
    'ui/index': "export * from './button';",
    'ui/button': ui.trim(),
    'ui/size': "export type Size = 'small' | 'large';\nexport type Unused = 1;",
    ...changes,
  }
  const entries = ['between-apps/index', 'ui/index']
  return writeReports(reachable(new Map(Object.entries(files)), entries), version)
}

const released = reports('1.2.0')

test('a report has what apps can reach, without the rest', () => {
  const report = released.get('ui') ?? ''
  assert.match(report, /^# @swipefolio\/shared\/ui 1\.2\.0\n/)
  for (const name of ['Hidden', 'ButtonProps', 'Spinner', 'Size']) assert.ok(report.includes(name))
  for (const name of ['unreachable', 'Unused']) assert.ok(!report.includes(name))
})

test('equal reports demand nothing, a raised version an entry in the changelog', () => {
  assert.deepEqual(judge(released, reports('1.2.0'), ''), [])
  assert.deepEqual(judge(released, reports('1.2.1'), '\n## 1.2.1\n'), [])
  assert.deepEqual(judge(released, reports('1.2.1'), '\n## 1.2.0\n'), [
    'shared/CHANGELOG.md has no entry for 1.2.1.',
  ])
})

test('additions and optional properties demand a minor version', () => {
  const changes = {
    'ui/button': ui.trim().replace('label: string', 'label: string; hint?: string'),
    'ui/index': "export * from './button';\nexport * from './icon';",
    'ui/icon': 'export declare const Icon: () => string;\nexport {};',
  }
  assert.deepEqual(judge(released, reports('1.3.0', changes), '\n## 1.3.0\n'), [])
  assert.deepEqual(judge(released, reports('1.2.1', changes), '\n## 1.2.1\n'), [
    'shared 1.2.0 is released and its API has changed (ui: Icon was added): package.json needs version 1.3.0, not 1.2.1.',
  ])
})

for (const name of ['summary', 'notes']) {
  test(`other words in the ${name} of a call demand a minor version`, () => {
    const withWords = (/** @type {string} */ words) => ({
      'ui/button': `${ui.trim()}\nexport declare const call: { readonly ${name}: "${words}" };`,
    })
    const before = reports('1.2.0', withWords('Answers 50.'))
    const after = reports('1.3.0', withWords('Answers 60, \\"at most\\".'))
    assert.deepEqual(judge(before, after, '\n## 1.3.0\n'), [])
  })
}

test('removals and incompatible changes demand a major version, a changed event one of its own', () => {
  const changes = {
    'ui/button': ui
      .trim()
      .replace('size?: Size', 'size: Size')
      .replace(/.*Spinner.*\n/, ''),
    'between-apps/index': betweenApps('opened: { version: 1; detail: { chatId: string } }').trim(),
  }
  assert.deepEqual(judge(released, reports('1.3.0', changes), '\n## 1.3.0\n'), [
    'shared 1.2.0 is released and its API has changed (ui: Spinner was removed; between-apps: events changed incompatibly; ui: Button changed incompatibly): package.json needs version 2.0.0, not 1.3.0.',
    'between-apps: events: opened changed: raise its version.',
  ])
  changes['between-apps/index'] = changes['between-apps/index'].replace(
    'version: 1; d',
    'version: 2; d',
  )
  assert.deepEqual(judge(released, reports('2.0.0', changes), '\n## 2.0.0\n'), [])
})
