import { expect, type Page, test } from '@playwright/test'
import { type Account, makeAccount } from './support/accounts'
import { chatWindow } from './support/chat'
import { generateHostileTexts } from './support/generated-hostile-texts'
import { isFull } from './support/is-full'
import { newPerson } from './support/people'
import { injectedElements, watchInjection } from './support/watch-injection'

const size = isFull ? 500 : 40
const rounds = isFull ? 5 : 1
const generated = generateHostileTexts(rounds * size)
const numbersOf = (shown: string) =>
  [...shown.matchAll(/No(\d+);/g)].map(([, number]) => Number(number))

/** Consecutive texts, joined to parts of at most so many characters. */
function join(texts: string[], most: number): string[] {
  const parts: string[] = []
  for (const text of texts) {
    const last = parts.at(-1)
    const longer = last && `${last}\n${text}`
    if (longer && longer.length <= most) parts[parts.length - 1] = longer
    else parts.push(text)
  }
  return parts
}

const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

let seeker: Account
let recruiter: Account

const publish = async (title: string, about: string) => {
  const [technology] = await seeker.call<{ id: number }[]>('GET', '/api/user/techlist')
  const data = { project: { title, about }, technologies: [technology] }
  return seeker.call<{ id: number }>('POST', '/api/user/projects', { data })
}

/** Opens a page with a person's session, and watches it. */
async function open(page: Page, person: Account, path: string) {
  const seen = watchInjection(page)
  await person.enter(page)
  await page.goto(path)
  return seen
}

/** Expects that the page made nothing of the texts, and returns their numbers. */
async function expectPlainTexts(page: Page, shown: string) {
  expect(await injectedElements(page)).toEqual([])
  return numbersOf(shown)
}

test.beforeEach(async ({ request }) => {
  seeker = await makeAccount(request, newPerson('jobseeker', 'Wren', 'Okafor'))
  recruiter = await makeAccount(request, newPerson('recruiter', 'Rita', 'Moss'))
})

for (let round = 0; round < rounds; round += 1) {
  const first = round * size
  const texts = generated.slice(first, first + size)
  const expectAll = (numbers: Set<number>) =>
    expect([...numbers].toSorted((one, other) => one - other)).toEqual(
      texts.map((_, at) => first + at),
    )
  test.describe(`from number ${first}`, () => {
    test('markup in the text of a card stays text', async ({ page }) => {
      const parts = join(texts, 9000)
      for (const part of parts) await publish(part.slice(0, 60), part)
      const seen = await open(page, recruiter, '/swipeprojects')
      const top = page.getByRole('article').first()
      const numbers = new Set<number>()
      const unseen = new Set(parts.flatMap((part) => numbersOf(part)[0] ?? []))
      while (unseen.size > 0) {
        const card = await top.innerText()
        const shown = await expectPlainTexts(page, card)
        if (unseen.delete(shown[0] ?? -1)) for (const number of shown) numbers.add(number)
        const title = (await top.getAttribute('aria-labelledby')) ?? ''
        await page.keyboard.press('ArrowLeft')
        // Keys rest while a card that flies covers the next one.
        await expect(page.locator(`[aria-labelledby="${title}"]`)).toHaveCount(0)
      }
      expectAll(numbers)
      expect(seen).toEqual([])
    })

    test('markup in the title of a project stays text', async ({ page }) => {
      const titles = texts.slice(0, isFull ? 100 : 20).map((text) => text.slice(0, 200))
      for (const title of titles) await publish(title, '')
      const seen = await open(page, seeker, '/dashboard?section=projects')
      await expect(page.getByRole('article')).not.toHaveCount(0)
      const main = page.getByRole('main')
      await expect(async () => {
        await page.keyboard.press('End')
        expect(new Set(numbersOf(await main.innerText())).size).toBe(titles.length)
      }).toPass()
      await expectPlainTexts(page, '')
      expect(seen).toEqual([])
    })

    test('markup in a project request stays text, with and without scripts', async ({
      page,
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
      const withoutScripts = await context.newPage()
      const seenWithout = watchInjection(withoutScripts)
      const seen = await open(page, recruiter, '/project-requests')
      const numbers = new Set<number>()
      const numbersWithout = new Set<number>()
      for (const part of join(texts, 9000)) {
        const data = {
          title: part.slice(0, 200),
          mission: part,
          positionOffer: part,
          endDate: inAMonth,
        }
        const request = { method: 'POST', path: '/api/recruiter/projectRequests' }
        const { id } = await recruiter.call<{ id: number }>(request.method, request.path, { data })
        const path = `/project-request/${id}`
        await page.goto(path)
        const [begin] = numbersOf(part)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(`No${begin};`)
        const shown = await page.getByRole('main').innerText()
        for (const number of await expectPlainTexts(page, shown)) numbers.add(number)
        await withoutScripts.goto(path)
        const html = await withoutScripts.locator('body').innerText()
        for (const number of await expectPlainTexts(withoutScripts, html))
          numbersWithout.add(number)
        // With many of this length the list has no content in its HTML.
        await recruiter.call('DELETE', `/api/recruiter/projectRequests/${id}`)
      }
      expectAll(numbers)
      expectAll(numbersWithout)
      expect([...seen, ...seenWithout]).toEqual([])
      await context.close()
    })

    test('markup in messages stays text', async ({ page }) => {
      const { id } = await publish('A clock', '')
      const params = { likedStatus: 'LIKED' }
      await recruiter.call('POST', `/api/recruiter/projects/${id}`, { params })
      const [chat] = await seeker.call<{ id: number }[]>('GET', '/api/user/chats')
      for (const message of join(texts, 3900)) {
        await seeker.call('POST', '/api/user/chats/send', { data: { id: chat?.id, message } })
      }
      const seen = await open(page, recruiter, '/faq')
      await page.getByRole('button', { name: /^Messages/ }).click()
      const window = chatWindow(page)
      await window.getByRole('button', { name: /Wren Okafor/ }).click()
      const numbers = new Set<number>()
      await expect(async () => {
        const earliest = window.getByRole('listitem').first()
        await earliest.scrollIntoViewIfNeeded()
        for (const number of await expectPlainTexts(page, await window.innerText()))
          numbers.add(number)
        expectAll(numbers)
      }).toPass()
      expect(seen).toEqual([])
    })
  })
}
