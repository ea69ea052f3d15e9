import { expect, type Page, test } from '@playwright/test'
import { makeAccount } from './support/accounts'
import { chosen } from './support/is-full'
import { holdBack } from './support/late-network'
import { layoutShifts, recordShifts, twoFrames } from './support/layout-shifts'
import { newPerson } from './support/people'

const sizes = [
  { width: 390, height: 664 },
  { width: 1280, height: 800 },
]
const limit = 0.02

async function expectStill(page: Page, where: string, before = 0) {
  const { sum, moved } = await layoutShifts(page)
  expect.soft(sum - before, `${where}\n${moved}`).toBeLessThan(limit)
}

const resize = (page: Page, size: { width: number; height: number }) => page.setViewportSize(size)

for (const size of chosen(sizes)) {
  const at = `${size.width}x${size.height}`

  test(`nothing moves while the first home of a new job seeker, and a paused profile, arrive late at ${at}`, async ({
    page,
  }) => {
    await resize(page, size)
    const person = await makeAccount(page.request, newPerson('jobseeker', 'Kim', 'Still'))
    await person.enter(page)
    await recordShifts(page)
    const network = await holdBack(page)
    const open = async (path: string, content: string) => {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await network.arrive(async () => (await page.getByText(content).count()) === 1)
      await expectStill(page, path)
    }
    await open('/', 'A title and its technologies are enough')
    await person.call('PUT', '/api/user/privacy', { data: { paused: true } })
    const paused = 'Your profile is paused'
    await open('/', paused)
    for (const section of ['projects', 'overview']) {
      await open(`/dashboard?section=${section}`, paused)
    }
  })

  test(`nothing moves while the home of somebody who logs in arrives late at ${at}`, async ({
    page,
  }) => {
    await resize(page, size)
    const person = newPerson('recruiter', 'Kim', 'Still')
    await makeAccount(page.request, person)
    await recordShifts(page)
    await page.goto('/login?role=recruiter')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.route('**/apps/mfe-recruiter/**', async (route) => {
      await page.waitForTimeout(1500)
      await route.continue()
    })
    await twoFrames(page)
    const { sum: before } = await layoutShifts(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Good to see you' })).toBeVisible()
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    await expectStill(page, 'the home after a login', before)
  })

  test(`a lost connection and a wrong code move nothing at ${at}`, async ({ page, context }) => {
    await resize(page, size)
    await recordShifts(page)
    await page.goto('/signup?role=jobseeker')
    const person = newPerson('jobseeker', 'Kim', 'Still')
    await page.getByLabel('First Name').fill(person.firstName)
    await page.getByLabel('Last Name').fill(person.lastName)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByLabel('Confirm Password', { exact: true }).fill(person.password)
    await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
    await expect(page).toHaveTitle(/^Verify Your Email/)
    await page.getByLabel('Verification Code').focus()
    await twoFrames(page)
    const { sum: atCode } = await layoutShifts(page)
    await page.keyboard.type('00000000')
    await expect(page.getByRole('alert')).toBeAttached()
    await expectStill(page, 'a wrong code', atCode)
    const { sum: online } = await layoutShifts(page)
    await context.setOffline(true)
    await expect(page.getByText('You are offline.')).toBeVisible()
    await expectStill(page, 'a lost connection', online)
  })
}
