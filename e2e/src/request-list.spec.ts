import { expect, test } from '@playwright/test'
import { makeAccount } from './support/accounts'
import { expectAccessible } from './support/dashboard'
import { testInFull } from './support/is-full'
import { layoutShifts, recordShifts } from './support/layout-shifts'
import { newPerson } from './support/people'

const phone = { width: 390, height: 664 }
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

interface Technology {
  id: number
  name: string
}

/** Two requests, one of which names a technology of the job seeker's project. */
test.beforeEach(async ({ page, request }) => {
  const recruiter = await makeAccount(request, newPerson('recruiter', 'Jonas', 'Weber'))
  const seeker = await makeAccount(request, newPerson('jobseeker', 'Avi', 'Stern'))
  const technologies = await seeker.call<Technology[]>('GET', '/api/user/techlist')
  const cobol = technologies.find(({ name }) => name === 'COBOL') ?? technologies[0]
  await seeker.call('POST', '/api/user/projects', {
    data: { project: { title: 'Ledger' }, technologies: [cobol] },
  })
  for (const [title, named] of [
    ['A ledger for harbours', [cobol]],
    ['A kite that reports', []],
  ] as const) {
    const data = {
      title,
      mission: `Build it for ${recruiter.email}.`,
      positionOffer: 'Maker',
      endDate: inDays(3),
      technologies: named,
      place: 'Remote',
      reward: 'A boat',
    }
    await recruiter.call('POST', '/api/recruiter/projectRequests', { data })
  }
  search = recruiter.email
  await seeker.enter(page)
})

/** What only the requests of the test contain. */
let search: string

test('a request is found by what fits, saved, and found again by an address', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(`/project-requests?q=${encodeURIComponent(search)}`)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(2)
  const fitting = cards.filter({ hasText: 'A ledger for harbours' })
  await expect(fitting).toContainText('Fits 1 of your projects')
  for (const text of ['COBOL', 'Remote', 'A boat', '3 days left']) {
    await expect(fitting).toContainText(text)
  }
  await page.getByRole('button', { name: 'Fits my projects' }).click()
  await expect(cards).toHaveCount(1)
  await page.goBack()
  await expect(cards).toHaveCount(2)

  const save = fitting.getByRole('button', { name: 'Save request' })
  const isStored = page.waitForResponse(/\/bookmark$/)
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await isStored
  await page.goto(`/project-requests?q=${encodeURIComponent(search)}&saved=true&sort=newest`)
  await expect(cards).toHaveCount(1)
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  await expect(cards).toHaveCount(1)

  await page.getByRole('button', { name: 'Technologies' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filter by Technology' })
  await dialog.getByRole('searchbox').fill('COBOL')
  await dialog.getByRole('button', { name: 'COBOL' }).click()
  await dialog.getByRole('button', { name: 'Show Requests' }).click()
  await expect(page).toHaveURL(/tech=\d+/)
})

test('what a job seeker is shown later moves nothing', async ({ page }) => {
  await page.setViewportSize(phone)
  await recordShifts(page)
  await page.goto('/project-requests')
  await expect(page.getByRole('button', { name: 'Save request' }).first()).toBeVisible()
  const { sum, moved } = await layoutShifts(page)
  expect([sum < 0.02, moved]).toEqual([true, moved])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
})

testInFull(
  'the list is accessible, right to left, in the dark and without a mouse',
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`/project-requests?q=${encodeURIComponent(search)}&open=true`)
    await expect(page.getByRole('article')).toHaveCount(2)
    await page.evaluate(() => (document.documentElement.dir = 'rtl'))
    await expectAccessible(page, 'the list of requests')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      1280,
    )
    const newest = page.getByRole('button', { name: 'Newest' })
    await newest.focus()
    await page.keyboard.press('Enter')
    await expect(newest).toHaveAttribute('aria-pressed', 'true')
    const save = page.getByRole('button', { name: 'Save request' }).first()
    await save.focus()
    await page.keyboard.press('Space')
    await expect(save).toHaveAttribute('aria-pressed', 'true')
  },
)
