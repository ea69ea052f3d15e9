import { expect, type Page, test } from '@playwright/test'
import { makeAccount } from './support/accounts'
import { sendMessage } from './support/chat'
import { chosen } from './support/is-full'
import { mailedCode, newPerson, type Person } from './support/people'

test.use({ viewport: { width: 390, height: 664 } })

const main = (page: Page) => page.getByRole('main')
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name })
const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click()

const openLandingPage = (page: Page) => press(page, 'How Swipefolio works')

/** Signs up and logs in by way of the home page's button; types the code and the password alone. */
async function arrive(page: Page, person: Person) {
  await page.goto('/')
  await link(page, 'Dive In Now').click()
  await press(page, `Sign Up as ${person.role === 'recruiter' ? 'Recruiter' : 'Job Seeker'}`)
  await page.getByLabel('First Name').fill(person.firstName)
  await page.getByLabel('Last Name').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  if (person.role === 'recruiter') await page.getByLabel('Company Name').fill('Lumen Works')
  for (const label of ['Password', 'Confirm Password']) {
    await page.getByLabel(label, { exact: true }).fill(person.password)
  }
  await press(page, 'Sign Up')
  await page.getByLabel('Verification Code').fill(await mailedCode(page.request, person.email))

  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Account verified successfully! Please log in.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Good to see you' })).toBeFocused()
  await expect(page).toHaveURL('/')
}

test('a new job seeker is led from the home page to the first project and the next step', async ({
  page,
}) => {
  await arrive(page, newPerson('jobseeker', 'Noa', 'First'))
  await link(page, 'Add Your First Project').click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Title').fill('Tide Tables')
  await form.getByRole('combobox', { name: 'Technologies' }).fill('Rust')
  await page.getByRole('option', { name: 'Rust', exact: true }).click()
  await form.getByRole('button', { name: 'Add Project' }).click()
  await expect(page.getByRole('heading', { name: 'Tide Tables' })).toBeVisible()

  await page.goto('/')
  await expect(page.getByText('Your next step: 2 of 5')).toBeVisible()
  await link(page, 'Write a Detailed Description').click()
  await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue('Tide Tables')
})

test('a new recruiter is led from the home page to the first swipe, message and request', async ({
  page,
}) => {
  const seeker = await makeAccount(page.request, newPerson('jobseeker', 'Noa', 'Swiped'))
  const project = { project: { title: 'Tide Tables' }, technologies: [{ id: 1 }] }
  await seeker.call('POST', '/api/user/projects', { data: project })
  await arrive(page, newPerson('recruiter', 'Maya', 'First'))
  await expect(page.getByRole('heading', { name: 'Tide Tables' })).toBeVisible()
  await expect(page.getByText('Noa Swiped')).toHaveCount(0)
  await link(page, 'Open Your Deck').click()
  await expect(page.getByRole('article', { name: 'Tide Tables' })).toBeVisible()
  const decided = page.waitForResponse(/projects\/\d+\?likedStatus=LIKED/)
  await page.keyboard.press('ArrowRight')
  await decided

  await page.goto('/')
  await press(page, 'Noa Swiped Write the first message')
  await sendMessage(page, 'Hello, Noa!')

  await page.goto('/')
  await link(page, 'Post your first project request').click()
  await expect(page.getByRole('dialog', { name: 'New Request' })).toBeVisible()
})

for (const role of chosen(['recruiter', 'jobseeker'] as const)) {
  test(`a ${role} is led home from login and signup, and by no button to signup`, async ({
    page,
  }) => {
    const person = await makeAccount(page.request, newPerson(role, 'Kim', 'Home'))
    await person.enter(page)
    for (const path of ['/login', '/signup']) {
      await page.goto(path)
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1, name: 'Good to see you' })).toBeVisible()
    }
    await openLandingPage(page)
    const target = role === 'recruiter' ? '/swipeprojects' : '/dashboard?section=projects'
    for (const name of ['Dive In Now', 'Join Now']) {
      await expect(link(page, name)).toHaveAttribute('href', target)
    }
  })
}

test('the landing page can be opened when the app of the role is down', async ({ page }) => {
  const person = await makeAccount(page.request, newPerson('jobseeker', 'Kim', 'Down'))
  await person.enter(page)
  await page.route('**/apps/mfe-jobseeker/**', (route) => route.abort())
  await page.goto('/')
  const hole = main(page).getByRole('alert')
  await expect(hole).toContainText('Your home is not available right now')
  await openLandingPage(page)
  await expect(link(page, 'Dive In Now')).toBeVisible()
  await page.unroute('**/apps/mfe-jobseeker/**')
  await expect(page.getByRole('heading', { level: 1, name: 'Good to see you' })).toBeVisible()
})
