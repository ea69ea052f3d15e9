import { expect, type Page, test } from '@playwright/test'
import { makeAccount } from './support/accounts'
import { dialog, openSection } from './support/dashboard'
import { chosen } from './support/is-full'
import { newPerson } from './support/people'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The focused element, or the active option of its list, where something else is over one of its corners or it is out of view. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    const active = document.getElementById(
      activeElement?.getAttribute('aria-activedescendant') ?? '',
    )
    const element = active ?? activeElement
    if (!element || element === document.body) return 'nothing has the focus'
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const inset = Math.min(right - left, bottom - top) / 6
    const corners = [left + inset, right - inset].flatMap((x) =>
      [top + inset, bottom - inset].map((y) => document.elementFromPoint(x, y)),
    )
    const isSeen = corners.every((hit) => element.contains(hit))
    return isSeen ? '' : `${element.textContent || element.id} at ${left}, ${top}`
  })

for (const viewport of chosen([
  { width: 1280, height: 800 },
  { width: 390, height: 664 },
  { width: 640, height: 400 },
])) {
  const { width, height } = viewport
  test(`the buttons of a dialog cover no field at ${width}x${height}`, async ({
    page,
    request,
  }) => {
    const recruiter = await makeAccount(request, newPerson('recruiter', 'Jonas', 'Weber'))
    await recruiter.enter(page)
    await page.setViewportSize(viewport)
    await openSection(page, 'requests')
    await page.getByRole('button', { name: 'New Request' }).first().click()
    await page.getByLabel('Title').focus()
    const technologies = page.getByRole('combobox', { name: 'Technologies' })
    for (let stop = 0; stop < 20; stop += 1) {
      expect.soft(await coveredFocus(page)).toBe('')
      if (await technologies.evaluate((field) => field === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(technologies).toBeFocused()
    await page.keyboard.type('re')
    await expect(page.getByRole('option').first()).toBeVisible()
    for (let step = 0; step < 9; step += 1) {
      await page.keyboard.press('ArrowDown')
      expect(await coveredFocus(page)).toBe('')
    }
    await page.keyboard.press('Escape')
    expect(await coveredFocus(page)).toBe('')
    await page.keyboard.press('Tab')
    expect(await coveredFocus(page)).toBe('')
    await expect(dialog(page)).toBeVisible()
  })
}

test('each section of the dashboard can be seen when it has the focus in a low window', async ({
  page,
  request,
}) => {
  const seeker = await makeAccount(request, newPerson('jobseeker', 'Avi', 'Stern'))
  await seeker.enter(page)
  await page.setViewportSize({ width: 320, height: 256 })
  await openSection(page, 'privacy')
  const sections = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('listitem')
  const count = await sections.count()
  await sections.first().getByRole('link').focus()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 1; step < count; step += 1) {
      await page.keyboard.press(key)
      expect(await coveredFocus(page)).toBe('')
    }
  }
})

test('a button keeps the focus while its call is under way, and takes no second press', async ({
  page,
  request,
}) => {
  const recruiter = await makeAccount(request, newPerson('recruiter', 'Mira', 'Holm'))
  await recruiter.enter(page)
  await openSection(page, 'settings')
  let calls = 0
  let answer = () => {}
  const held = new Promise<void>((release) => {
    answer = release
  })
  await page.route('**/api/recruiter/update', async (route) => {
    calls += 1
    await held
    await route.continue()
  })
  await page.getByLabel('First Name').fill('Mirjam')
  const save = page.getByRole('button', { name: 'Save Changes' }).first()
  await save.focus()
  await page.keyboard.press('Enter')
  await expect(save).toBeDisabled()
  await page.keyboard.press('Enter')
  answer()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await expect(save).toBeFocused()
  expect(calls).toBe(1)
})
