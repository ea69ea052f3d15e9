import { expect, type Page, test } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { type Account, makeAccount } from './support/accounts'
import { button, dialog, expectAccessible, openSection } from './support/dashboard'
import { testInFull } from './support/is-full'
import { newPerson } from './support/people'

const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const repository = 'https://github.com/avi-builds/offline-map'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

let recruiter: Account
let seeker: Account

test.beforeEach(async ({ page, request }) => {
  recruiter = await makeAccount(request, newPerson('recruiter', 'Jonas', 'Weber'))
  seeker = await makeAccount(request, newPerson('jobseeker', 'Avi', 'Stern'))
  await recruiter.enter(page)
})

/** Publishes projects as the job seeker, and decides on them as the recruiter. */
async function publish(title: string, likedStatus?: string) {
  const project = { title, about: 'What it does.', gitUrl: repository, websiteUrl: '' }
  const technologies = [{ id: 1, name: 'Android' }]
  const { id } = await seeker.call<{ id: number }>('POST', '/api/user/projects', {
    data: { project, technologies },
  })
  const params = { likedStatus: likedStatus ?? '' }
  if (likedStatus) await recruiter.call('POST', `/api/recruiter/projects/${id}`, { params })
}

async function download(page: Page, name: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

async function fillRequest(page: Page, title: string) {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Mission').fill('Bus stops, timetables and a map, all in a tunnel.')
  await page.getByLabel('Position Offer').fill('Front-end engineer')
  await page.getByLabel('Deadline').fill(inAMonth)
}

test('project requests are created, edited, answered, revealed and deleted', async ({ page }) => {
  await openSection(page, 'requests')
  await expect(page.getByRole('heading', { name: 'No Project Requests Yet' })).toBeVisible()
  await expectAccessible(page, 'no requests')

  await button(page, 'New Request').click()
  await button(page, 'Create Request').click()
  for (const sentence of [
    'Title is required',
    'Mission description is required',
    'Position offer is required',
    'Deadline is required',
  ]) {
    await expect(dialog(page).getByText(sentence)).toBeVisible()
  }
  await expect(page.getByLabel('Title')).toBeFocused()
  await expectAccessible(page, 'a refused request')
  await fillRequest(page, 'A map')
  await page.getByLabel('Deadline').fill('2020-01-01')
  await button(page, 'Create Request').click()
  await expect(dialog(page).getByText('Deadline must be in the future')).toBeVisible()
  await fillRequest(page, 'A map')
  await button(page, 'Create Request').click()
  await expect(dialog(page)).toHaveCount(0)

  await button(page, 'Edit A map').click()
  await page.getByLabel('Title').fill('A map for tunnels')
  await button(page, 'Save Changes').click()
  await expect(page.getByRole('row', { name: /A map for tunnels/ })).toBeVisible()
  await expectAccessible(page, 'the requests')

  const [request] = await recruiter.call<{ id: number }[]>('GET', '/api/recruiter/projectRequests')
  const path = `/api/user/project-request/${request?.id}/send-link`
  await seeker.call('POST', path, { data: { gitHubLink: repository } })
  await button(page, 'View links of A map for tunnels').click()
  await expect(button(page, 'Reveal Owner')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Chat' })).toHaveCount(0)
  await expectAccessible(page, 'hidden links')
  expect((await download(page, 'Export CSV')).text).toBe(
    `\uFEFFRepository,Owner,Email,Note,Answer\r\n${repository},,,,\r\n`,
  )
  await button(page, 'Reveal Owner').click()
  await expect(dialog(page).getByText('You can chat now')).toBeVisible()
  await expect(dialog(page).getByRole('table').getByText('Avi Stern').first()).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Chat' })).toBeVisible()
  await expectAccessible(page, 'revealed links')
  expect((await download(page, 'Export CSV')).text).toContain(
    `${repository},Avi Stern,${seeker.email},,\r\n`,
  )
  await page.keyboard.press('Escape')

  await button(page, 'Delete A map for tunnels').click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this project request?',
  })
  await expect(question).toBeVisible()
  await expectAccessible(page, 'the question')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No Project Requests Yet' })).toBeVisible()
})

testInFull('saved and unliked projects can be decided again', async ({ page }) => {
  for (const title of ['Loom', 'Kiln']) await publish(title, 'SAVED')
  await publish('Dune', 'UNLIKED')

  await openSection(page, 'saved')
  const card = (title: string) => page.getByRole('article').filter({ hasText: title })
  await expectAccessible(page, 'the saved projects')
  await button(page, 'Loom').click()
  await expect(dialog(page, 'Loom').getByText('What it does.')).toBeVisible()
  await expect(dialog(page, 'Loom').getByRole('link', { name: 'Repository' })).toHaveAttribute(
    'href',
    repository,
  )
  await expectAccessible(page, 'a saved project')
  await page.reload()
  await expect(dialog(page, 'Loom')).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, 'Like Loom').click()
  await expect(card('Loom')).toHaveCount(0)
  await button(page, 'Unlike Kiln').click()
  await expect(page.getByRole('heading', { name: 'No Saved Projects' })).toBeVisible()

  await page.getByRole('link', { name: 'Unliked' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectAccessible(page, 'the unliked projects')
  await button(page, 'Save Kiln').click()
  await expect(card('Kiln')).toHaveCount(0)
  await button(page, 'Back to Deck: Dune').click()
  await expect(page.getByRole('heading', { name: 'No Unliked Projects' })).toBeVisible()
  await page.goto('/swipeprojects')
  await expect(page.getByRole('article', { name: 'Dune' })).toBeVisible()
  await openSection(page, 'saved')
  await expect(card('Kiln')).toBeVisible()

  await openSection(page, 'overview')
  await expect(page.getByRole('group', { name: 'Projects Liked' })).toContainText(
    '+1 in the last 30 days',
  )
  await expectAccessible(page, 'the overview')
})

testInFull('contacts are searched, exported and linked to a profile', async ({ page, request }) => {
  await publish('Loom', 'LIKED')
  await publish('Kiln')
  seeker = await makeAccount(request, newPerson('jobseeker', 'דנה', 'כהן'))
  await publish('Dune', 'LIKED')

  await openSection(page, 'contacts')
  await expect(page.getByText('2 contacts')).toBeVisible()
  await expectAccessible(page, 'the contacts')
  const { name, text } = await download(page, 'Export CSV')
  expect(name).toBe('contacts.csv')
  expect(text).toMatch(/^\uFEFFFirst Name,Last Name,Email\r\n/)
  // Without an answer of theirs there is no address.
  expect(text).toContain('דנה,כהן,\r\n')

  await page.getByRole('searchbox', { name: 'Search contacts' }).fill('aVI s')
  await expect(page.getByText(/^1 contact\b/)).toBeVisible()
  await expect(page).toHaveURL('/dashboard?section=contacts&q=aVI+s')
  await page.getByRole('searchbox').fill('nobody')
  await expect(page.getByText('No contacts match your search')).toBeVisible()
  await expectAccessible(page, 'nobody found')
  await button(page, 'Clear Search').click()
  await page.getByRole('link', { name: /Avi Stern/ }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Avi Stern' })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'Loom' })).toContainText(
    'You liked this',
  )
  await expect(page.getByRole('article').filter({ hasText: 'Kiln' })).not.toContainText('You liked')
  await expectAccessible(page, 'a profile')
  await button(page, 'Loom').click()
  await expect(dialog(page, 'Loom')).toBeVisible()
  await expectAccessible(page, 'a project of a profile')
  await page.keyboard.press('Escape')
  await button(page, 'Back').click()
  await expect(page).toHaveURL('/dashboard?section=contacts')
  await page.goForward()
  await button(page, 'Chat Now').click()
  await expect(dialog(page, 'Messages')).toBeVisible()
})

test('long lists are paginated', async ({ page }) => {
  const data = { mission: 'Go', positionOffer: 'Pilot', endDate: inAMonth }
  for (let number = 1; number <= 30; number += 1) {
    await recruiter.call('POST', '/api/recruiter/projectRequests', {
      data: { ...data, id: 0, owner: null, title: `Request ${number}` },
    })
  }
  const nextPages: string[] = []
  page.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url())
    const isNext = pathname.endsWith('/recruiter/projectRequests') && searchParams.has('cursor')
    if (isNext) nextPages.push(response.url())
  })
  await openSection(page, 'requests')
  await expect(page.getByRole('row')).toHaveCount(25)
  await page.getByRole('row').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('row')).toHaveCount(31)
  expect(nextPages).toHaveLength(1)
})

testInFull('settings are validated, and an account is exported and deleted', async ({ page }) => {
  await openSection(page, 'settings')
  await button(page, 'Save Changes').click()
  await expect(page.getByText('No changes were made to update')).toBeVisible()
  await page.getByLabel('First Name').fill('J')
  await page.getByLabel('Last Name').fill('W')
  await page.getByLabel('Company Name').fill('L')
  await page.getByLabel('New Password').fill('short')
  await button(page, 'Save Changes').click()
  for (const sentence of [
    'First name must be at least 2 characters',
    'Last name must be at least 2 characters',
    'Company name must be at least 2 characters',
    'Password must be at least 6 characters',
    'Please confirm your password',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible()
  }
  await expectAccessible(page, 'refused settings')
  await page.reload()
  await button(page, 'Start over').click()
  await button(page, 'Discard').click()
  await page.getByLabel('First Name').fill('Jona')
  await button(page, 'Save Changes').click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await expect(page.getByRole('banner').getByText('Jona Weber')).toBeVisible()
  await expectAccessible(page, 'the settings')

  const { name, text } = await download(page, 'Export My Data')
  expect(name).toBe('swipefolio-export.json')
  expect(JSON.parse(text)).toMatchObject({ account: { email: recruiter.email } })

  await button(page, 'Delete Account').click()
  await expect(dialog(page)).toContainText('This cannot be undone.')
  await expectAccessible(page, 'deleting the account')
  await page.getByLabel('Your Password').fill('a wrong guess')
  await button(page, 'Delete My Account').click()
  await expect(dialog(page).getByRole('alert')).toHaveText('The password is not right')
  await page.getByLabel('Your Password').fill(recruiter.password)
  await button(page, 'Delete My Account').click()
  await expect(page).toHaveURL('/login')
  await button(page, 'Log in as Recruiter').click()
  await page.getByLabel('Email').fill(recruiter.email)
  await page.getByLabel('Password', { exact: true }).fill(recruiter.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid email or password')).toBeVisible()
})
