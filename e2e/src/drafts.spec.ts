import { expect, type Page, test } from '@playwright/test'
import { type Account, makeAccount } from './support/accounts'
import { button, dialog, expectAccessible, openSection } from './support/dashboard'
import { chosen, testInFull } from './support/is-full'
import { mailedCode, newPerson } from './support/people'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const forms = [
  {
    what: 'project',
    person: newPerson('jobseeker', 'Avi', 'Stern'),
    section: 'projects',
    link: 'Projects',
    opener: 'Add New Project',
    field: 'About',
    call: '**/api/user/projects',
    async submit(page: Page) {
      await page.getByLabel('Title').fill('Tide Tables')
      await page.getByRole('combobox', { name: 'Technologies' }).fill('typescript')
      await page.getByRole('option', { name: 'TypeScript', exact: true }).click()
      await button(page, 'Add Project').click()
    },
  },
  {
    what: 'project request',
    person: newPerson('recruiter', 'Jonas', 'Weber'),
    section: 'requests',
    link: 'Project Requests',
    opener: 'New Request',
    field: 'Mission',
    call: '**/api/recruiter/projectRequests',
    async submit(page: Page) {
      await page.getByLabel('Title').fill('A map')
      await page.getByLabel('Position Offer').fill('Front-end engineer')
      await page
        .getByLabel('Deadline')
        .fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10))
      await button(page, 'Create Request').click()
    },
  },
]

const text = 'Bus stops, timetables and a map, all in a tunnel.'
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' })
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name }).click()
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click()

for (const { what, person, section, link, opener, field, call, submit } of chosen(forms)) {
  test.describe(`what is typed into a new ${what}`, () => {
    let account: Account
    const input = (page: Page) => dialog(page).getByLabel(field)

    async function write(page: Page) {
      await openSection(page, 'overview')
      await follow(page, link)
      await button(page, opener).click()
      await input(page).fill(text)
    }

    test.beforeEach(async ({ page, request }) => {
      account = await makeAccount(request, { ...person, email: `d${Date.now()}.${person.email}` })
      await account.enter(page)
      await write(page)
    })

    const ways = {
      Esc: (page: Page) => page.keyboard.press('Escape'),
      'a click beside the dialog': (page: Page) => page.mouse.click(8, 400),
      Back: async (page: Page) => {
        await page.evaluate(() => history.back())
      },
    }
    test(`is thrown away by ${Object.keys(ways).join(', ')} only after a question`, async ({
      page,
    }) => {
      const address = page.url()
      for (const [way, leave] of Object.entries(ways)) {
        await test.step(way, async () => {
          await leave(page)
          await expect(question(page)).toBeVisible()
          await expectAccessible(page, 'the question')
          await answer(page, 'Keep Editing')
          await expect(question(page)).toHaveCount(0)
          await expect(input(page)).toHaveValue(text)
          await expect(page).toHaveURL(address)

          await leave(page)
          await answer(page, 'Discard')
          await expect(dialog(page)).toHaveCount(0)
          await follow(page, 'Settings')
          await follow(page, link)
          await button(page, opener).click()
          await expect(input(page)).toHaveValue('')
          await input(page).fill(text)
        })
      }
    })

    testInFull('survives a reload, says so, and is gone once it is saved', async ({ page }) => {
      await page.reload()
      await expect(input(page)).toHaveValue(text)
      await expect(page.getByText('This is what you had not saved.')).toBeVisible()
      await expectAccessible(page, 'a draft')
      await submit(page)
      await expect(dialog(page)).toHaveCount(0)
      await button(page, opener).click()
      await expect(input(page)).toHaveValue('')
    })

    test('survives an ended session, and is not shown to another account', async ({
      page,
      request,
    }) => {
      await page.route(call, (route) => route.fulfill({ status: 401, body: '' }))
      await submit(page)
      await expect(page).toHaveURL(/\/login/)
      await expect(page.getByLabel('Email')).toBeVisible()
      await page.unroute(call)

      const other = await makeAccount(request, newPerson(person.role, 'Noa', 'Levi'))
      const logIn = async ({ email, password }: typeof account) => {
        await page.goto(`/login?role=${person.role}`)
        await page.getByLabel('Email').fill(email)
        await page.getByLabel('Password', { exact: true }).fill(password)
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL('/')
        await openSection(page, section)
        await button(page, opener).first().click()
      }
      await logIn(account)
      await expect(input(page)).toHaveValue(text)
      await page.evaluate(() => sessionStorage.removeItem('token'))
      await logIn(other)
      await expect(input(page)).toHaveValue('')
    })
  })
}

test('changed settings ask before the sidebar and Back leave them', async ({ page, request }) => {
  const recruiter = await makeAccount(request, newPerson('recruiter', 'Jonas', 'Weber'))
  await recruiter.enter(page)
  await openSection(page, 'overview')
  await follow(page, 'Settings')
  await page.getByLabel('First Name').fill('Jonathan')
  const list = page.getByRole('navigation', { name: 'Settings' })
  await list.getByRole('link', { name: 'Data and deletion' }).click()
  await expect(page).toHaveURL(/section=settings#data$/)
  const deletion = page.getByRole('button', { name: 'Delete Account' })
  await expect(page.getByRole('heading', { name: 'Data and deletion' })).toBeFocused()
  await expect(deletion).toBeInViewport({ ratio: 1 })
  await follow(page, 'Contacts')
  await answer(page, 'Keep Editing')
  await expect(page).toHaveURL(/section=settings/)
  await page.evaluate(() => history.back())
  await expect(question(page)).toBeVisible()
  await expect(page).toHaveURL(/section=settings/)
  await answer(page, 'Discard')
  await expect(page).toHaveURL(/section=overview/)
})

test('Back closes the preview of a project, and asks about nothing', async ({ page, request }) => {
  const account = await makeAccount(request, newPerson('jobseeker', 'Ela', 'Brandt'))
  await account.enter(page)
  await openSection(page, 'projects')
  await button(page, 'Add New Project').click()
  await page.getByLabel('Title').fill('Tide Tables')
  await button(page, 'Preview').click()
  const preview = dialog(page, 'This is how recruiters see it')
  await expect(preview).toBeVisible()
  await page.goBack()
  await expect(preview).toBeHidden()
  await expect(page.getByLabel('Title')).toHaveValue('Tide Tables')
  await expect(page.getByText('Discard your changes?')).toBeHidden()
  await page.goBack()
  await expect(page.getByText('Discard your changes?')).toBeVisible()
})

test('Back closes a form without changes, and then leaves its page', async ({ page, request }) => {
  const account = await makeAccount(request, newPerson('recruiter', 'Ivo', 'Lang'))
  await account.enter(page)
  await openSection(page, 'settings')
  await follow(page, 'Project Requests')
  await button(page, 'New Request').first().click()
  await expect(page.getByLabel('Title')).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/section=requests/)
  await page.goBack()
  await expect(page).not.toHaveURL(/section=requests/)
})

test('a forgotten password goes on after a reload, and Back, and resets', async ({
  page,
  request,
}) => {
  const seeker = newPerson('jobseeker', 'Avi', 'Stern')
  await makeAccount(request, seeker)
  await page.goto('/login?role=jobseeker')
  await button(page, 'Forgot Password?').click()
  await page.getByLabel('Email').fill(seeker.email)
  await button(page, 'Send Verification Code').click()
  await expect(page.getByText('Verification code sent to your email')).toBeVisible()
  await page.reload()
  await expect(page.getByText(seeker.email)).toBeVisible()
  await expect(page.getByText(/another code in \d+ s/)).toBeVisible()
  await page.goto('/faq')
  await page.goBack()

  const mails = () => request.get('/dev/mailbox.json', { params: { to: seeker.email } })
  await expect.poll(async () => (await mails()).json()).toHaveLength(2)
  await page.getByLabel('Verification Code').fill(await mailedCode(request, seeker.email))
  await page.getByLabel('New Password', { exact: true }).fill('better battery')
  await page.getByLabel('Confirm New Password').fill('better battery')
  await page.route('**/verify-password-reset', (route) => route.abort(), { times: 1 })
  await button(page, 'Reset Password').click()
  await expect(page.getByRole('alert')).toHaveText('The connection failed. Please try again.')
  await button(page, 'Reset Password').click()
  await expect(page.getByText('Password reset successfully!')).toBeVisible()
})
