import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './setup.mjs'

for (const page of ['architecture', 'security']) {
  test(`every file and folder that the ${page} page names exists`, () => {
    const text = readFileSync(join(root, `docs/${page}.md`), 'utf8')
    const paths = [...text.matchAll(/`([\w.-]+\/[\w./-]*)`/g)].map(([, path = '']) => path)
    assert.ok(paths.length > 40)
    assert.deepEqual(
      paths.filter((path) => !existsSync(join(root, path))),
      [],
    )
  })
}

test('every relative link of the documentation resolves to a file', () => {
  const folder = join(root, 'docs')
  for (const page of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
    const text = readFileSync(join(folder, page), 'utf8')
    for (const [, target = ''] of text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)) {
      assert.ok(existsSync(join(folder, target)), `${page} -> ${target}`)
    }
  }
})
