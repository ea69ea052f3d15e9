import { expect, test, type Locator, type Page } from '@playwright/test'
import { type Account, makeAccount } from './support/accounts'
import { violations } from './support/axe'
import { chosen, isFull, testInFull } from './support/is-full'
import { newPerson } from './support/people'
import { pointers } from './support/pointers'

interface Technology {
  id: number
  name: string
}

let seeker: Account
let technology: Technology

/** Publishes projects, which are on top of the deck; the last one first. */
async function publish(titles: string[]) {
  const ids: number[] = []
  for (const title of titles) {
    const { id } = await seeker.call<{ id: number }>('POST', '/api/user/projects', {
      data: {
        project: {
          title,
          about: 'Tells small harbours when it is safe to leave. '.repeat(12),
          gitUrl: 'https://github.com/harbour/tide',
        },
        technologies: [{ id: technology.id }],
      },
    })
    ids.push(id)
  }
  return ids
}

async function newRecruiter(page: Page) {
  const recruiter = await makeAccount(page.request, newPerson('recruiter', 'Rita', 'Moss'))
  await recruiter.enter(page)
  return recruiter
}

/** Collects the deck's decision and undo requests. */
function watchDecisions(page: Page) {
  const calls: { method: string; path: string; at: number }[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'GET' || !/\/projects\/\d+/.test(pathname)) return
    calls.push({ method: request.method(), path: pathname + search, at: Date.now() })
  })
  return calls
}

/** Keys and buttons wait while a card that flies covers the next one; once it has landed it is gone. */
const landed = (page: Page, title: string) =>
  expect(page.getByRole('article', { name: title, exact: true, includeHidden: true })).toHaveCount(
    0,
  )

/** The position of a card at rest. */
const atRest = (card: Locator) =>
  expect
    .poll(() =>
      card.evaluate((element) =>
        element.getAnimations().length > 0 ? 'moving' : element.getAttribute('style'),
      ),
    )
    .toBe('')

const cardOf = (page: Page, title: string) => page.getByRole('article', { name: title })
const unseenTitle = async ({ call }: Account) =>
  (await call<{ title: string }>('GET', '/api/recruiter/projects/unseen')).title

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL })
  seeker = await makeAccount(request, newPerson('jobseeker', 'Sam', 'Tide'))
  const [first] = await seeker.call<Technology[]>('GET', '/api/user/techlist')
  if (!first) throw new Error('There are no technologies')
  technology = first
})

// A finger likes everywhere on a card in swipe-touch.spec.ts, and passes in swipe-quick.spec.ts.
for (const { name, pull, release } of chosen(pointers)) {
  test.describe(`by ${name}`, () => {
    test.use({ hasTouch: name === 'touch' })

    const sides = [
      { status: 'SAVED', way: { x: 0, y: -1 } },
      { status: 'LIKED', way: { x: 1, y: 0 } },
      { status: 'UNLIKED', way: { x: -1, y: 0 } },
    ]
    for (const { status, way } of chosen(sides)) {
      test(`${status} is decided at 101 px, not at 99, and indicated at 51, not at 49`, async ({
        page,
      }) => {
        const [first, second] = [`Tide ${name} ${status}`, `Next to ${name} ${status}`]
        const [, id] = await publish([second, first])
        await newRecruiter(page)
        const calls = watchDecisions(page)
        await page.goto('/swipeprojects')
        const card = cardOf(page, first)
        await expect(card).toBeVisible()
        const indicator = page.locator('[data-indicator]')
        const by = (distance: number) => ({ x: way.x * distance, y: way.y * distance })

        await pull(page, card, by(49))
        await expect(indicator).toHaveCount(0)
        await release(page)
        await pull(page, card, by(51))
        await expect(indicator).toHaveAttribute('data-indicator', status)
        await release(page)
        await expect(indicator).toHaveCount(0)
        await pull(page, card, by(99))
        await release(page)
        await atRest(card)
        expect(calls).toEqual([])

        await pull(page, card, by(101))
        const releasedAt = Date.now()
        await release(page)
        await expect(cardOf(page, second)).toBeVisible()
        await expect.poll(() => calls.length).toBe(1)
        const [{ method, path, at } = { method: '', path: '', at: 0 }] = calls
        expect({ method, path }).toEqual({
          method: 'POST',
          path: `/api/recruiter/projects/${id}?likedStatus=${status}`,
        })
        expect(at - releasedAt).toBeGreaterThanOrEqual(250)
      })
    }
  })
}

test('swipes in a row make exactly as many decisions', async ({ page }) => {
  const swipes = isFull ? 50 : 6
  const titles = Array.from({ length: swipes + 1 }, (_, at) => `Fleet ${at}`)
  const ids = await publish(titles)
  const recruiter = await newRecruiter(page)
  const calls = watchDecisions(page)
  await page.goto('/swipeprojects')
  const keys = ['ArrowRight', 'ArrowLeft', 'ArrowUp']
  for (let at = swipes; at > 0; at -= 1) {
    await expect(cardOf(page, `Fleet ${at}`)).toBeVisible()
    await page.keyboard.press(keys[at % keys.length] ?? '')
    await landed(page, `Fleet ${at}`)
  }
  await expect(cardOf(page, 'Fleet 0')).toBeVisible()
  await expect.poll(() => calls.length).toBe(swipes)
  expect(new Set(calls.map(({ path }) => path)).size).toBe(swipes)
  const decided = async () => {
    const { projectsLiked = 0, projectsSaved = 0 } = await recruiter.call<Record<string, number>>(
      'GET',
      '/api/recruiter/dashboard-stats',
    )
    const passed = await recruiter.call<unknown[]>('GET', '/api/recruiter/projects/passed')
    return projectsLiked + projectsSaved + passed.length
  }
  await expect.poll(decided).toBe(swipes)
  expect(await unseenTitle(recruiter)).toBe('Fleet 0')
  for (const id of ids) await seeker.call('DELETE', `/api/user/projects/${id}`)
})

test('undo reverts unlikes and saves, the last one first, on the server, too', async ({ page }) => {
  await publish(['Third', 'Second', 'First'])
  const recruiter = await newRecruiter(page)
  await page.goto('/swipeprojects')
  await expect(cardOf(page, 'First')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await landed(page, 'First')
  await expect(cardOf(page, 'Second')).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(cardOf(page, 'Third')).toBeVisible()
  await expect.poll(() => unseenTitle(recruiter)).toBe('Third')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cardOf(page, 'Second')).toBeVisible()
  await page.keyboard.press('u')
  await expect(cardOf(page, 'First')).toBeVisible()
  await expect.poll(() => unseenTitle(recruiter)).toBe('First')
  for (const list of ['saved', 'passed']) {
    await expect.poll(() => recruiter.call('GET', `/api/recruiter/projects/${list}`)).toEqual([])
  }
})

testInFull(
  'links on a card stay usable, and a long About is read on a sheet without deciding',
  async ({ page }) => {
    await publish(['Long story'])
    await newRecruiter(page)
    const calls = watchDecisions(page)
    await page.goto('/swipeprojects')
    const card = cardOf(page, 'Long story')
    const more = card.getByRole('button', { name: 'Read more', expanded: false })
    await more.click()
    await expect(card.getByRole('button', { name: 'Read less', expanded: true })).toBeFocused()
    expect(await violations(page)).toEqual([])
    await card.getByRole('group', { name: 'Long story' }).focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(card.getByRole('button', { name: 'Read less' })).toBeFocused()
    await page.keyboard.press('Escape')
    const repository = card.getByRole('link', { name: /Repository/ })
    await expect(repository).toHaveAttribute('href', 'https://github.com/harbour/tide')
    await expect(repository).toHaveAttribute('rel', /noopener/)
    await repository.focus()
    await page.keyboard.press('Tab')
    expect(calls).toEqual([])
  },
)

test('no card moves for people who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await publish(['Still water', 'Calm water'])
  await newRecruiter(page)
  await page.goto('/swipeprojects')
  const card = cardOf(page, 'Calm water')
  await expect(card).toBeVisible()
  const [mouse] = pointers
  await mouse?.pull(page, card, { x: 80, y: 0 })
  await expect(page.locator('[data-indicator]')).toBeVisible()
  expect(await card.evaluate((element) => getComputedStyle(element).transform)).toBe('none')
  await mouse?.release(page)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('status').filter({ hasText: 'Liked Calm water' })).toHaveText(
    'Liked Calm water. Next: Still water',
  )
})

testInFull(
  'the technology filter is part of the URL, survives a reload and follows Back',
  async ({ page }) => {
    await publish(['Filtered boat'])
    await newRecruiter(page)
    let arrive = () => {}
    const scripts = new Promise<void>((resolve) => (arrive = resolve))
    await page.route(/\/apps\/mfe-recruiter\/.*\.js$/, async (route) => {
      await scripts
      await route.continue()
    })
    await page.goto('/swipeprojects', { waitUntil: 'commit' })
    // Pressed while the screen is a skeleton: it opens once it can.
    await page.getByRole('button', { name: 'All Technologies' }).click()
    arrive()
    const dialog = page.getByRole('dialog', { name: 'Filter by Technology' })
    await dialog.getByRole('searchbox').fill(technology.name)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(dialog.getByRole('button', { pressed: true })).toHaveText(technology.name)
    await dialog.getByRole('button', { name: 'Show Projects' }).click()
    await expect(page).toHaveURL(`/swipeprojects?tech=${technology.id}`)
    await expect(cardOf(page, 'Filtered boat')).toBeVisible()
    const filter = page.getByRole('button', { name: technology.name, exact: true })
    await expect(filter).toBeFocused()
    await page.reload()
    await expect(filter).toBeVisible()
    await expect(cardOf(page, 'Filtered boat')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/swipeprojects')
    await expect(page.getByRole('button', { name: 'All Technologies' })).toBeVisible()
  },
)

test('a failed decision shows why and is rolled back', async ({ page }) => {
  await publish(['Under it', 'Comes back'])
  await newRecruiter(page)
  await page.goto('/swipeprojects')
  await expect(cardOf(page, 'Comes back')).toBeVisible()
  await page.route('**/api/recruiter/projects/*?likedStatus=*', (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: 'The ink ran dry' }),
  )
  await page.keyboard.press('ArrowRight')
  await expect(cardOf(page, 'Under it')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'The ink ran dry' })).toBeVisible()
  await expect(cardOf(page, 'Comes back')).toBeVisible()
  await page.unroute('**/api/recruiter/projects/*?likedStatus=*')
  const calls = watchDecisions(page)
  await page.keyboard.press('ArrowRight')
  await expect(cardOf(page, 'Under it')).toBeVisible()
  await expect.poll(() => calls.length).toBe(1)
})

test('a like without a network says so at once and brings its card back', async ({
  page,
  context,
}) => {
  await publish(['Under it', 'Comes back'])
  await newRecruiter(page)
  await page.goto('/swipeprojects')
  await expect(cardOf(page, 'Comes back')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Messages/ })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  const sentence = 'No network. Try again when you are back online.'
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  await expect(cardOf(page, 'Comes back')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toBeHidden()
  // A press while the card is still under another one decides nothing.
  const moving = () => cardOf(page, 'Comes back').evaluate((card) => card.getAnimations().length)
  await expect.poll(moving).toBe(0)
  await page.keyboard.press('ArrowRight')
  await expect(cardOf(page, 'Under it')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Your last like' })).toBeVisible()
})

test('a card flies on from the point of release, and returns when it is caught', async ({
  page,
}) => {
  await publish(['Behind', 'Thrown'])
  const recruiter = await newRecruiter(page)
  const calls = watchDecisions(page)
  await page.goto('/swipeprojects')
  const card = cardOf(page, 'Thrown')
  await expect(card).toBeVisible()
  await page.evaluate(() => {
    const places: number[] = []
    Reflect.set(globalThis, 'places', places)
    const thrown = document.querySelector('article')
    const isDecided = () => document.body.textContent.includes('Unliked Thrown')
    let isCaught = false
    const record = () => {
      if (!thrown?.isConnected) return
      const x = Math.round(new DOMMatrix(getComputedStyle(thrown).transform).e)
      places.push(x)
      requestAnimationFrame(record)
      if (isCaught || x > -170 || !isDecided()) return
      isCaught = true
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true }))
    }
    record()
  })
  const [mouse] = pointers
  await mouse?.pull(page, card, { x: -160, y: 0 })
  await mouse?.release(page)
  await expect(page.getByText('Thrown is back on top')).toBeAttached()
  await atRest(card)
  const readPlaces = () => page.evaluate(() => Reflect.get(globalThis, 'places') as number[])
  await expect.poll(async () => Math.abs((await readPlaces()).at(-1) ?? NaN)).toBeLessThan(1)
  const places = await readPlaces()
  const farthest = Math.min(...places)
  expect(farthest).toBeLessThanOrEqual(-170)
  const out = places.slice(
    places.findIndex((x) => x <= -150),
    places.indexOf(farthest) + 1,
  )
  expect(out).toEqual(out.toSorted((left, right) => right - left))
  expect(calls).toEqual([])
  expect(await unseenTitle(recruiter)).toBe('Thrown')
})

testInFull('every button fits 320 px, and the open filter is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await publish(['Narrow water'])
  await newRecruiter(page)
  await page.goto('/swipeprojects')
  await expect(cardOf(page, 'Narrow water')).toBeVisible()
  for (const name of ['Undo', 'Unlike', 'Save', 'Like']) {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await page.getByRole('button', { name: 'All Technologies' }).click()
  await expect(page.getByRole('dialog', { name: 'Filter by Technology' })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'AWS' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})
