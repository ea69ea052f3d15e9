import { expect, type Page } from '@playwright/test'
import { type Account, makeAccount } from './support/accounts'
import { button, dialog, expectAccessible, openSection } from './support/dashboard'
import { cardOf, publishProjects } from './support/deck'
import { chosen, onlyInFull } from './support/is-full'
import { layoutShifts, recordShifts } from './support/layout-shifts'
import { newPerson } from './support/people'
import { pointers } from './support/pointers'
import { test } from './support/two-people'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const testInFull = onlyInFull(test)

let seeker: Account
let recruiter: Account

test.beforeEach(async ({ seekerPage, recruiterPage, request }) => {
  recruiter = await makeAccount(request, newPerson('recruiter', 'Jonas', 'Weber'))
  seeker = await makeAccount(request, newPerson('jobseeker', 'Avi', 'Stern'))
  await seeker.enter(seekerPage)
  await recruiter.enter(recruiterPage)
})

/** A file of one colour. */
async function pictureOf(page: Page, color: string) {
  const encoded = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 100 })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is nothing to draw with')
    context.fillStyle = fill
    context.fillRect(0, 0, 160, 100)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  }, color)
  return { name: `${color}.png`, mimeType: 'image/png', buffer: Buffer.from(encoded, 'base64') }
}

const picturesOf = async (colors: string[], page: Page) =>
  Promise.all(colors.map((color) => pictureOf(page, color)))

const described = (page: Page) => page.getByLabel(/Picture Description/)
const tiles = (page: Page) => page.getByRole('button', { name: /^Picture \d of \d/ })

/** Adds three pictures, described by their colours, in a form that is open. */
async function addThree(page: Page) {
  await page.getByLabel('Picture file').setInputFiles(await picturesOf(['red', 'lime'], page))
  await expect(tiles(page)).toHaveCount(2)
  await page.getByLabel('Picture file').setInputFiles(await pictureOf(page, 'blue'))
  await expect(tiles(page)).toHaveCount(3)
  for (const [place, color] of ['red', 'lime', 'blue'].entries()) {
    await tiles(page).nth(place).click()
    await described(page).fill(color)
  }
}

async function openForm(page: Page, title: string) {
  const [id] = await publishProjects(seeker, [{ title }], 1)
  await page.goto(`/dashboard?section=projects&edit=${id}`)
  await expect(dialog(page, 'Edit Project')).toBeVisible()
}

/** The descriptions of the stored pictures, in their order. */
async function stored() {
  const [project] = await seeker.call<
    { imageAlt: string; morePictures?: { imageAlt: string }[] }[]
  >('GET', '/api/user/projects')
  return [project?.imageAlt, ...(project?.morePictures ?? []).map(({ imageAlt }) => imageAlt)]
}

testInFull(
  'pictures are added and put into order by keys, and turned on the card without a decision',
  async ({ seekerPage: page, recruiterPage }) => {
    await openForm(page, 'Loom')
    await addThree(page)
    await expectAccessible(page, 'a form with pictures')
    await tiles(page).nth(2).focus()
    await page.keyboard.press('Enter')
    await button(page, 'Move picture forward').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await button(page, 'Save Changes').click()
    await expect(dialog(page)).toHaveCount(0)
    expect(await stored()).toEqual(['blue', 'red', 'lime'])

    await openSection(page, 'projects')
    await expect(page.getByText('3 pictures')).toBeVisible()
    await button(page, 'View Details').click()
    const shown = page.getByRole('group', { name: 'Pictures of Loom' })
    await expect(shown.getByRole('img', { name: 'blue' })).toBeInViewport()
    await shown.getByRole('button', { name: 'Next picture' }).click()
    await expect(shown.getByRole('img', { name: 'red' })).toBeInViewport({ ratio: 0.9 })
    await expectAccessible(page, 'the details with pictures')

    await recordShifts(recruiterPage)
    await recruiterPage.goto('/swipeprojects')
    const card = cardOf(recruiterPage, 'Loom')
    await expect(card.getByText('3 pictures')).toBeVisible()
    expect((await layoutShifts(recruiterPage)).sum).toBeLessThanOrEqual(0.02)
    await card.getByRole('button', { name: 'Read more' }).click()
    const row = card.getByRole('group', { name: 'Pictures of Loom' })
    await row.getByRole('group').focus()
    for (const color of ['red', 'lime']) {
      await recruiterPage.keyboard.press('ArrowRight')
      await expect(row.getByRole('img', { name: color })).toBeInViewport({ ratio: 0.9 })
    }
    await recruiterPage.keyboard.press('ArrowRight')
    await expectAccessible(recruiterPage, 'the sheet with pictures')
    await expect(card).toBeVisible()
    const decided = await recruiter.call<unknown[]>('GET', '/api/recruiter/projects/passed')
    expect(decided).toEqual([])
  },
)

for (const pointer of chosen(pointers)) {
  test(`pictures are put into order by ${pointer.name}`, async ({ seekerPage: page }) => {
    await openForm(page, 'Kiln')
    await addThree(page)
    await tiles(page).first().scrollIntoViewIfNeeded()
    const [first, last] = await Promise.all([0, 2].map((at) => tiles(page).nth(at).boundingBox()))
    const by = { x: (last?.x ?? 0) - (first?.x ?? 0), y: 0 }
    await pointer.pull(page, tiles(page).first(), by, { across: 0.5, down: 0.5 })
    await pointer.release(page)
    await expect(described(page)).toHaveValue('red')
    await button(page, 'Save Changes').click()
    await expect(dialog(page)).toHaveCount(0)
    expect(await stored()).toEqual(['lime', 'blue', 'red'])
  })
}

testInFull(
  'a finger turns the pictures of a sheet, and decides beside them',
  async ({ seekerPage, browser }) => {
    await openForm(seekerPage, 'Weir')
    await addThree(seekerPage)
    await button(seekerPage, 'Save Changes').click()
    await expect(dialog(seekerPage)).toHaveCount(0)
    const touch = pointers[1]
    for (const dir of ['ltr', 'rtl']) {
      const context = await browser.newContext({
        hasTouch: true,
        isMobile: true,
        viewport: { width: 390, height: 664 },
      })
      const page = await context.newPage()
      await recruiter.enter(page)
      await page.goto('/swipeprojects')
      const card = cardOf(page, 'Weir')
      await card.getByRole('button', { name: 'Read more' }).tap()
      const row = card.getByRole('group', { name: 'Pictures of Weir' })
      await page.evaluate((direction) => {
        document.documentElement.dir = direction
      }, dir)
      await touch?.pull(page, row, { x: dir === 'rtl' ? 220 : -220, y: 0 })
      await touch?.release(page)
      await expect(row.getByRole('img', { name: 'lime' })).toBeInViewport({ ratio: 0.9 })
      await row.getByRole('button', { name: 'Next picture' }).tap()
      await expect(row.getByRole('img', { name: 'blue' })).toBeInViewport({ ratio: 0.9 })
      expect(await card.evaluate((element) => element.style.transform)).toBe('')
      await context.close()
    }
  },
)
