import { expect, type Page, test } from '@playwright/test'
import { makeAccount } from './support/accounts'
import { button, dialog, expectAccessible } from './support/dashboard'
import { chosen, testInFull } from './support/is-full'
import { newPerson } from './support/people'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const list = '**/api/user/techlist'
const picker = (page: Page) => page.getByRole('combobox', { name: 'Technologies' })
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true })
const nothing = (page: Page) => page.getByText('No matching technologies found')

async function openForm(page: Page) {
  await page.goto('/dashboard?section=projects&add=true')
  await page.getByLabel('Title').fill('Tide Tables')
}

test.beforeEach(async ({ page, request }) => {
  const seeker = await makeAccount(request, newPerson('jobseeker', 'Avi', 'Stern'))
  await seeker.enter(page)
})

test('a late list of technologies says that it is loading', async ({ page }) => {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(list, async (route) => {
    await isReleased
    await route.continue()
  })
  await openForm(page)
  await picker(page).fill('react')
  await expect(page.getByText('Loading technologies...')).toBeVisible()
  await expect(nothing(page)).toHaveCount(0)
  release()
  await expect(option(page, 'React')).toBeVisible()
})

for (const [what, fail] of chosen([
  ['refused', { status: 500, body: '' }],
  ['cut', undefined],
] as const)) {
  testInFull(
    `a list of technologies that is ${what} can be loaded again, and the form stays`,
    async ({ page }) => {
      await page.route(list, (route) => (fail ? route.fulfill(fail) : route.abort()))
      await openForm(page)
      await picker(page).fill('react')
      await expect(page.getByText('Failed to load technologies')).toBeVisible()
      await expect(nothing(page)).toHaveCount(0)
      await expectAccessible(page, 'technologies that failed')
      await page.unroute(list)
      await button(page, 'Try Again').click()
      await expect(option(page, 'React')).toBeVisible()
      await expect(page.getByLabel('Title')).toHaveValue('Tide Tables')
    },
  )
}

testInFull(
  'technologies are found by other names, and a missing one is added',
  async ({ page }) => {
    await openForm(page)
    for (const [typed, name] of [
      ['k8s', 'Kubernetes'],
      ['postgres', 'PostgreSQL'],
      ['React.js', 'React'],
    ] as const) {
      await picker(page).fill(typed)
      await expect(page.getByRole('option').first()).toHaveText(name)
      await page.keyboard.press('Enter')
      await expect(button(page, `Remove ${name}`)).toBeVisible()
    }
    await picker(page).fill('Tidewater Script')
    await expect(nothing(page)).toBeVisible()
    await expectAccessible(page, 'a technology to add')
    await option(page, 'Add “Tidewater Script”').click()
    await expect(button(page, 'Remove Tidewater Script')).toBeVisible()
    await page.getByLabel('GitHub URL').fill('github.com/avi-builds/tides')
    await button(page, 'Add Project').click()
    await expect(dialog(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'View Details' }).first().click()
    await expect(page.getByText('Tidewater Script')).toBeVisible()
    await expect(page.locator('a[href="https://github.com/avi-builds/tides"]')).toBeVisible()
  },
)
