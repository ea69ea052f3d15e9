import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface AxeViolation {
  id: string
  nodes: { target: string[] }[]
}

/** Injects axe into every page that is opened from now on. */
export const injectAxe = (page: Page) => page.addInitScript(source)

/** Waits for finite animations, because text that is fading in has too little contrast. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })

/** The violations that axe finds on the current page, as 'rule: elements'. */
export async function violations(page: Page) {
  await atRest(page)
  const found = await page.evaluate(
    (tags) =>
      Reflect.get(globalThis, 'axe').run(document, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
      }),
    standards,
  )
  return (found.violations as AxeViolation[]).map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}
