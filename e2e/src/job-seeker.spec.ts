import { expect, type Page } from '@playwright/test'
import { type Account, makeAccount } from './support/accounts'
import { button, dialog, expectAccessible, openSection } from './support/dashboard'
import { chosen, onlyInFull } from './support/is-full'
import { newPerson } from './support/people'
import { edgeColours, pinch, twoColours } from './support/pictures'
import { pointers } from './support/pointers'
import { test } from './support/two-people'

const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const repository = 'https://github.com/avi-builds/offline-map'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const testInFull = onlyInFull(test)

let recruiter: Account
let seeker: Account

test.beforeEach(async ({ seekerPage, recruiterPage, request }) => {
  recruiter = await makeAccount(request, newPerson('recruiter', 'Jonas', 'Weber'))
  seeker = await makeAccount(request, newPerson('jobseeker', 'Avi', 'Stern'))
  await seeker.enter(seekerPage)
  await recruiter.enter(recruiterPage)
})

const publish = (title: string) =>
  seeker.call<{ id: number }>('POST', '/api/user/projects', {
    data: {
      project: { title, about: 'What it does.', gitUrl: repository, websiteUrl: '' },
      technologies: [{ id: 1, name: 'Android' }],
    },
  })

async function chooseTechnology(page: Page, text: string, name: string) {
  await page.getByRole('combobox', { name: 'Technologies' }).fill(text)
  await page.getByRole('option', { name, exact: true }).click()
}

test('a project is validated, gets a picture cropped by keyboard, and appears so on the deck', async ({
  seekerPage: page,
  recruiterPage,
}) => {
  await openSection(page, 'projects')
  await expect(page.getByRole('heading', { name: 'No Projects Yet' })).toBeVisible()
  await expect(
    page.getByText(
      'You haven\'t created any projects yet. Click "Add New Project" to get started!',
    ),
  ).toBeVisible()
  await expectAccessible(page, 'no projects')

  const title = `Tide Tables ${Date.now()}`
  await button(page, 'Add New Project').click()
  await button(page, 'Add Project').click()
  await expect(page.getByText('Project title is required')).toBeVisible()
  await expect(page.getByText('At least one technology is required')).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()
  await expectAccessible(page, 'a refused project')
  await page.getByLabel('Title').fill(title)
  await expect(page.getByText('Project title is required')).toHaveCount(0)
  await button(page, 'Add Project').click()
  await expect(page.getByRole('combobox', { name: 'Technologies' })).toBeFocused()
  await page.getByRole('combobox', { name: 'Technologies' }).fill('no such thing')
  await expect(page.getByText('No matching technologies found')).toBeVisible()
  await chooseTechnology(page, 'typescr', 'TypeScript')
  await page.getByLabel(/GitHub URL/).fill('my code')
  await button(page, 'Add Project').click()
  await expect(page.getByText('Please enter a valid GitHub URL')).toBeVisible()
  await expect(page.getByLabel(/GitHub URL/)).toBeFocused()
  await page.getByLabel(/GitHub URL/).fill(repository)

  const file = page.getByLabel('Picture file')
  await file.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('') })
  await expect(page.getByText('Unsupported image')).toBeVisible()
  await file.setInputFiles(await twoColours(page))
  const cropper = page.getByRole('application', { name: 'Crop the picture' })
  await expect.poll(() => edgeColours(cropper.locator('canvas'))).toEqual(['red', 'blue'])
  await cropper.focus()
  for (let times = 0; times < 8; times += 1) await page.keyboard.press('+')
  for (let times = 0; times < 40; times += 1) await page.keyboard.press('ArrowLeft')
  await expect.poll(() => edgeColours(cropper.locator('canvas'))).toEqual(['blue', 'blue'])
  await page.getByLabel(/Picture Description/).fill('A blue sea')
  await expectAccessible(page, 'a cropped picture')

  await button(page, 'Preview').click()
  const preview = dialog(page, 'This is how recruiters see it')
  await expect(preview.getByRole('article', { name: title })).toBeVisible()
  await expectAccessible(page, 'the preview')
  await page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)
  await button(page, 'Add Project').click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('listitem', { name: title })).toBeVisible()
  await expectAccessible(page, 'the projects')

  await recruiterPage.goto('/swipeprojects')
  const card = recruiterPage.getByRole('article', { name: title })
  await expect(card).toBeVisible()
  await expect.poll(() => edgeColours(card.locator('img'))).toEqual(['blue', 'blue'])
})

for (const pointer of chosen(pointers)) {
  testInFull(`a picture is moved by ${pointer.name}`, async ({ seekerPage: page }) => {
    await page.goto('/dashboard?add=true')
    await page.getByLabel('Picture file').setInputFiles(await twoColours(page))
    const cropper = page.getByRole('application', { name: 'Crop the picture' })
    await cropper.scrollIntoViewIfNeeded()
    const seen = () => edgeColours(cropper.locator('canvas'))
    await page.getByRole('slider', { name: 'Zoom' }).fill('3')
    await expect.poll(seen).toEqual(['red', 'blue'])
    await pointer.pull(page, cropper, { x: -280, y: 0 })
    await pointer.release(page)
    await expect.poll(seen).toEqual(['blue', 'blue'])
    await pointer.pull(page, cropper, { x: 280, y: 0 })
    await pointer.release(page)
    await expect.poll(seen).toEqual(['red', 'blue'])
  })
}

test('a picture is zoomed by pinch', async ({ seekerPage: page }) => {
  await page.goto('/dashboard?add=true')
  await page.getByLabel('Picture file').setInputFiles(await twoColours(page))
  await pinch(page, page.getByRole('application', { name: 'Crop the picture' }), 2)
  const zoom = async () => Number(await page.getByRole('slider', { name: 'Zoom' }).inputValue())
  await expect.poll(zoom).toBeGreaterThan(1.8)
  expect(await zoom()).toBeLessThan(2.2)
})

testInFull(
  'an open project leaves its neighbour as high as it was',
  async ({ seekerPage: page }) => {
    await publish('Loom')
    await publish('Tides')
    await openSection(page, 'projects')
    const height = async (title: string) =>
      (await page.getByRole('article').filter({ hasText: title }).boundingBox())?.height ?? NaN
    const before = await height('Tides')
    await page
      .getByRole('listitem', { name: 'Loom' })
      .getByRole('button', { name: 'Show More' })
      .click()
    await expect.poll(() => height('Loom')).toBeGreaterThan(before)
    expect(await height('Tides')).toBe(before)
  },
)

testInFull('the profile can be saved from its first field', async ({ seekerPage: page }) => {
  await openSection(page, 'profile')
  await page.getByLabel('Headline').focus()
  await expect(button(page, 'Save Profile')).toBeInViewport({ ratio: 1 })
})

testInFull('a project is shown in detail, edited and deleted', async ({ seekerPage: page }) => {
  const { id } = await publish('Loom')
  await openSection(page, 'projects')
  await button(page, 'View Details').click()
  await expect(page).toHaveURL(`/dashboard?section=projects&project=${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Loom' })).toBeVisible()
  await expectAccessible(page, 'the detail view')
  await button(page, 'Preview').click()
  await expect(dialog(page).getByRole('article', { name: 'Loom' })).toBeVisible()
  await page.keyboard.press('Escape')

  await button(page, 'Edit').click()
  await page.getByLabel('Title').fill('Loom and Kiln')
  await chooseTechnology(page, 'typescr', 'TypeScript')
  await button(page, 'Remove Android').click()
  await button(page, 'Save Changes').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Loom and Kiln' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Technologies' })).toHaveText('TypeScript')
  await button(page, 'Back to Projects').click()

  await button(page, 'Delete').click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete "Loom and Kiln"?',
  })
  await expect(question).toBeVisible()
  await expectAccessible(page, 'the question')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No Projects Yet' })).toBeVisible()
})

testInFull('a failed list of projects is reloaded on request', async ({ seekerPage: page }) => {
  await publish('Loom')
  const own = '**/api/user/projects?*'
  await page.route(own, (route) => route.fulfill({ status: 400, body: '' }))
  await openSection(page, 'projects')
  await expect(page.getByRole('alert')).toContainText('Failed to load projects')
  await expectAccessible(page, 'a failed list')
  await page.unroute(own)
  await button(page, 'Try Again').click()
  await expect(page.getByRole('listitem', { name: 'Loom' })).toBeVisible()
})

testInFull(
  'a submission waits until its owner is revealed, who then has a contact',
  async ({ seekerPage: page }) => {
    await openSection(page, 'submissions')
    await expect(page.getByRole('heading', { name: 'No Submissions Yet' })).toBeVisible()
    await expectAccessible(page, 'no submissions')
    const request = await recruiter.call<{ id: number }>('POST', '/api/recruiter/projectRequests', {
      data: { title: 'A map', mission: 'Go', positionOffer: 'Pilot', endDate: inAMonth },
    })
    const path = `/api/user/project-request/${request.id}/send-link`
    const link = await seeker.call<{ id: number }>('POST', path, {
      data: { gitHubLink: repository },
    })
    await page.reload()
    const row = page.getByRole('listitem', { name: 'A map' })
    await expect(row.locator('[aria-current=step]')).toContainText('Sent')
    await recruiter.call('GET', `/api/recruiter/revealLinkOwner/${link.id}`)
    await expect(row.locator('[aria-current=step]')).toContainText('Revealed')
    await expectAccessible(page, 'the submissions')

    await openSection(page, 'overview')
    await expect(page.getByRole('group', { name: 'Contacts' })).toContainText('1')
    await expect(page.getByRole('listitem', { name: 'Add repository links' })).toBeVisible()
    await expectAccessible(page, 'the overview')
    await openSection(page, 'privacy')
    await expect(page.getByRole('region', { name: 'Who Can See Me' })).toContainText('Jonas Weber')
    await expectAccessible(page, 'the privacy section')
  },
)

testInFull(
  'a pause, a hidden company and a hidden email domain remove projects from the deck',
  async ({ seekerPage: page, recruiterPage }) => {
    const title = `Night Bus ${Date.now()}`
    await publish(title)
    const card = recruiterPage.getByRole('article', { name: title })
    /** The page of the job seeker says so before the server has it. */
    const look = (isThere: boolean) =>
      expect(async () => {
        await recruiterPage.goto('/swipeprojects')
        await expect(recruiterPage.getByRole('article').first()).toBeVisible()
        expect(await card.count()).toBe(isThere ? 1 : 0)
      }).toPass()
    await look(true)
    await openSection(page, 'privacy')
    await button(page, 'Pause My Profile').click()
    await expect(page.getByText(/Your profile is paused/)).toBeVisible()
    await expectAccessible(page, 'a paused profile')
    await look(false)
    await button(page, 'Show My Profile Again').click()
    await expect(page.getByText(/Your profile is visible/)).toBeVisible()
    await look(true)
    await button(page, 'Hide From Company').click()
    await expect(page.getByText('Please enter a company name')).toBeVisible()
    await page.getByLabel('Company Name').fill('lumen works')
    await page.keyboard.press('Enter')
    await expect(button(page, 'Show me to lumen works again')).toBeVisible()
    await expectAccessible(page, 'a hidden company')
    await look(false)
    await button(page, 'Show me to lumen works again').click()
    await expect(page.getByText('No company is hidden yet.')).toBeVisible()
    await look(true)
    await page.getByRole('textbox', { name: 'Email Domain' }).fill('gmail.com')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/Anybody can have an address there/)).toBeVisible()
    await page.getByRole('textbox', { name: 'Email Domain' }).fill('example.com')
    await page.keyboard.press('Enter')
    await expect(button(page, 'Show me to example.com again')).toBeVisible()
    await expectAccessible(page, 'a hidden email domain')
    await look(false)
  },
)

testInFull(
  'the settings validate, save, and update the name in the header',
  async ({ seekerPage: page }) => {
    await openSection(page, 'settings')
    await expect(page.getByLabel('Email', { exact: true })).not.toBeEditable()
    await button(page, 'Save Changes').click()
    await expect(page.getByText('No changes were made to update')).toBeVisible()
    await page.getByLabel('First Name').fill('A')
    await page.getByLabel('Last Name').fill('S')
    await page.getByLabel('New Password').fill('short')
    await button(page, 'Save Changes').click()
    for (const sentence of [
      'First name must be at least 2 characters',
      'Last name must be at least 2 characters',
      'Password must be at least 6 characters',
    ]) {
      await expect(page.getByText(sentence)).toBeVisible()
    }
    await expect(page.getByLabel('First Name')).toBeFocused()
    await expectAccessible(page, 'refused settings')
    await page.getByLabel('First Name').fill('Avigail')
    await page.getByLabel('Last Name').fill('Stern')
    await page.getByLabel('New Password').fill('')
    await button(page, 'Save Changes').click()
    await expect(page.getByText('Profile updated successfully')).toBeVisible()
    await expect(button(page, 'Avigail Stern')).toBeVisible()
    await page.getByLabel('New Password').fill('tide tables at four')
    await page.getByLabel('Confirm Password').fill('tide tables at four')
    await page.getByLabel('Current Password').fill('a guess')
    await button(page, 'Save Changes').click()
    await expect(page.getByText('The current password is not right')).toBeVisible()
    await expect(page.getByLabel('Current Password')).toBeFocused()
    await expect(page.getByText(/This device · logged in/)).toBeVisible()
    await expectAccessible(page, 'saved settings')
  },
)

testInFull('the account is exported and deleted', async ({ seekerPage: page }) => {
  await publish('Loom')
  await openSection(page, 'settings')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Export My Data').click(),
  ])
  expect(file.suggestedFilename()).toBe('swipefolio-export.json')
  await button(page, 'Delete Account').click()
  await expect(dialog(page, 'Delete Account')).toBeVisible()
  await expectAccessible(page, 'the farewell')
  await page.getByLabel('Your Password').fill('a wrong guess')
  await button(page, 'Delete My Account').click()
  await expect(page.getByText('The password is not right')).toBeVisible()
  await page.getByLabel('Your Password').fill(seeker.password)
  await button(page, 'Delete My Account').click()
  await expect(page).toHaveURL('/login')
  const { email, password } = seeker
  const answer = await page.request.post('/api/auth/userlogin', { data: { email, password } })
  expect(answer.status()).toBe(401)
})
