import { expect, type Page, test } from '@playwright/test'
import { openSection } from './support/dashboard'
import { logInDemo } from './support/demo'
import { testInFull } from './support/is-full'

/** Records the names of the elements that view transitions move. */
const recordMoves = (page: Page) =>
  page.addInitScript(() => {
    const moves: string[] = []
    Reflect.set(globalThis, 'moves', moves)
    const start = document.startViewTransition?.bind(document)
    if (!start) return
    document.startViewTransition = (update) => {
      const transition = start(update)
      const collect = () => {
        for (const { effect } of document.getAnimations()) {
          const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null
          const name = pseudo && /^::view-transition-group\((.+)\)$/.exec(pseudo)?.[1]
          if (name && name !== 'root' && !moves.includes(name)) moves.push(name)
        }
      }
      transition.ready.then(collect, () => undefined)
      return transition
    }
  })

const moves = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'moves') as string[])
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function openFirstRequest(page: Page) {
  await page.goto('/project-requests')
  const card = page.getByRole('article').first()
  const title = await card.getByRole('heading').innerText()
  await card.getByRole('link').first().click()
  await expect(heading(page)).toHaveText(title)
  await expect(heading(page)).toBeFocused()
}

test('a request’s title moves from its card to its page', async ({ page }) => {
  await recordMoves(page)
  await openFirstRequest(page)
  await expect.poll(() => moves(page)).toEqual([expect.stringMatching(/^request-/)])
})

test('nothing moves with reduced motion, or without view transitions', async ({ page }) => {
  await recordMoves(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openFirstRequest(page)
  expect(await moves(page)).toEqual([])

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    Reflect.set(document, 'startViewTransition', undefined)
  })
  await openFirstRequest(page)
})

test('a project’s cover moves from its card to its details', async ({ page }) => {
  await recordMoves(page)
  await logInDemo(page, 'jobseeker')
  await openSection(page, 'projects')
  await page.getByRole('button', { name: 'View Details' }).first().click()
  await expect(page.getByRole('button', { name: 'Back to Projects' })).toBeVisible()
  await expect.poll(() => moves(page)).toEqual([expect.stringMatching(/^project-/)])
})

testInFull('a contact’s name moves from the card to the profile', async ({ page }) => {
  await recordMoves(page)
  await logInDemo(page, 'recruiter')
  await openSection(page, 'contacts')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Chat Now' })).toBeVisible()
  await expect.poll(() => moves(page)).toEqual([expect.stringMatching(/^person-/)])
})

/** Records which dialogs are animated by scripts. */
const recordGrowth = (page: Page) =>
  page.addInitScript(() => {
    const grown: (string | null)[] = []
    Reflect.set(globalThis, 'grown', grown)
    const animate = Element.prototype.animate
    Element.prototype.animate = function record(...args) {
      if (this.role === 'dialog' && 'transform' in (args[0] ?? {}))
        grown.push(this.ariaLabel ?? this.querySelector('h2')?.textContent ?? null)
      return animate.apply(this, args)
    }
  })

const grown = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'grown') as string[])

async function openSaved(page: Page) {
  await openSection(page, 'saved')
  const card = page.getByRole('article').first().getByRole('heading').getByRole('button')
  const title = await card.innerText()
  await card.click()
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  return title
}

testInFull('a dialog grows out of its card, and the chat out of its button', async ({ page }) => {
  await recordGrowth(page)
  await logInDemo(page, 'recruiter')
  const title = await openSaved(page)
  await expect.poll(() => grown(page)).toEqual([title])

  await page.keyboard.press('Escape')
  await openSection(page, 'contacts')
  await page.getByRole('article').first().getByRole('link').click()
  await page.getByRole('button', { name: 'Chat Now' }).click()
  await expect(page.getByRole('dialog', { name: 'Messages' })).toBeVisible()
  await expect.poll(() => grown(page)).toContain('Messages')
})

test('no dialog grows with reduced motion', async ({ page }) => {
  await recordGrowth(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await logInDemo(page, 'recruiter')
  await openSaved(page)
  expect(await grown(page)).toEqual([])
})
