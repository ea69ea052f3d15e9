import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const standards = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
}
/** The rules of these standards whose outcome differs between looks of one document. */
const rulesOfLooks = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'],
}

interface AxeViolation {
  id: string
  nodes: { target: string[]; any: { message: string }[] }[]
}

/** Waits for finite animations, because text that is fading in has too little contrast; delayed switches fade nothing. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const { endTime, activeDuration } = effect?.getComputedTiming() ?? {}
        return playState === 'running' && endTime !== Infinity && Number(activeDuration) > 1
      })
    const nextFrame = () => new Promise(requestAnimationFrame)
    do {
      // A change of colours begins its transitions with a frame.
      await nextFrame()
      await nextFrame()
      await Promise.allSettled(moving().map(({ finished }) => finished))
    } while (moving().length > 0)
  })

/** The violations that axe finds on the current page, as 'rule: elements with what is wrong'. */
export const violations = (page: Page) => run(page, standards)

/** Those that depend on size and colours, for a document that has been searched for all in another look. */
export const violationsOfLook = (page: Page) => run(page, rulesOfLooks)

async function run(page: Page, runOnly: typeof standards) {
  await atRest(page)
  const isHere = await page.evaluate(() => 'axe' in globalThis)
  if (!isHere) await page.evaluate(source)
  const found = await page.evaluate(
    (chosen) =>
      Reflect.get(globalThis, 'axe').run(document, {
        runOnly: chosen,
        resultTypes: ['violations'],
      }),
    runOnly,
  )
  return (found.violations as AxeViolation[]).map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, any }) => [...target, ...any.map(({ message }) => message)].join(' ')).join(', ')}`,
  )
}
