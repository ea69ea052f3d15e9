import { expect, type Page, test } from '@playwright/test'
import { makeAccount } from './support/accounts'
import { violations } from './support/axe'
import { chatWindow } from './support/chat'
import { logInDemo } from './support/demo'
import { testInFull } from './support/is-full'
import { logIn, mailedCode, newPerson, type Person } from './support/people'

const expectAccessible = async (page: Page) => expect(await violations(page)).toEqual([])

test.describe('what does not exist', () => {
  for (const path of ['/project-request/999999999', '/project-request/abc']) {
    test(`leads to other requests: ${path}`, async ({ page }) => {
      const calls: string[] = []
      page.on('request', (request) => calls.push(request.url()))
      expect((await page.goto(path))?.status()).toBe(404)
      // A page is sent without its content when the server needs longer for it than a moment.
      await expect
        .poll(async () => (await page.request.get(path)).text())
        .toContain('There is no such project request.')
      const alert = page.getByRole('alert')
      await expect(alert).toContainText('Project request not found')
      await expect(page.getByText('Invalid id')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0)
      await expectAccessible(page)
      expect(calls.filter((url) => url.includes('/api/projectrequests/'))).toEqual([])
      await alert.getByRole('link', { name: 'Return to Project Requests' }).click()
      await expect(page).toHaveURL('/project-requests')
    })
  }

  testInFull('leads a recruiter from a profile to the contacts', async ({ page }) => {
    await logInDemo(page, 'recruiter')
    await page.goto('/user/abc')
    await expect(page.getByRole('alert')).toContainText('User details not found')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('User details not found')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go to Contacts' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible()
  })

  test('leads on by role from an unknown page', async ({ page }) => {
    await page.goto('/nowhere')
    const ways = page.getByRole('main').getByRole('link')
    await expect(ways).toHaveText(['Back to Home', 'Project Requests', 'FAQs', 'Log In'])
    await expectAccessible(page)
    await ways.getByText('Project Requests').click()
    await expect(page).toHaveURL('/project-requests')
    await logInDemo(page, 'jobseeker')
    await page.goto('/nowhere')
    await ways.getByText('Dashboard').click()
    await expect(page.getByRole('heading', { level: 1, name: 'My Projects' })).toBeVisible()
  })
})

test.describe('a request card', () => {
  test('opens from its empty edge and its text, and is one stop for the keyboard', async ({
    page,
  }) => {
    await page.goto('/project-requests')
    const card = page.getByRole('article').first()
    const link = card.getByRole('link')
    await expect(link).toHaveCount(1)
    const target = (await link.getAttribute('href')) ?? ''
    const box = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await card.click({ position: { x: box.width - 40, y: box.height - 10 } })
    await expect(page).toHaveURL(target)
    await page.goBack()
    await card.getByRole('heading').click()
    await expect(page).toHaveURL(target)
  })

  test('lets its text be selected without opening', async ({ page }) => {
    await page.goto('/project-requests')
    const heading = page.getByRole('article').first().getByRole('heading')
    await heading.waitFor()
    const { x, y, width, height } = (await heading.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    }
    await page.mouse.move(x + 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + Math.min(width, 160), y + height / 2, { steps: 5 })
    await page.mouse.up()
    expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('')
    await expect(page).toHaveURL('/project-requests')
  })
})

async function logInFromGuard(page: Page, { email, password }: Person) {
  await page.getByRole('main').getByRole('link', { name: 'Log In', exact: true }).click()
  await page.getByRole('button', { name: 'Log in as Recruiter' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

test('the address of a mail opens its chat after the login', async ({ page, request }) => {
  const recruiter = newPerson('recruiter', 'Jonas', 'Weber')
  const posting = await makeAccount(request, recruiter)
  const seeker = await makeAccount(request, newPerson('jobseeker', 'Avi', 'Stern'))
  const { id } = await seeker.call<{ id: number }>('POST', '/api/user/projects', {
    data: { project: { id: 0, title: 'Tide Clock' }, technologies: [{ id: 1 }] },
  })
  await posting.call('POST', `/api/recruiter/projects/${id}`, {
    params: { likedStatus: 'LIKED' },
  })
  const [chat] = await posting.call<{ id: number }[]>('GET', '/api/recruiter/chats')

  await page.goto(`/dashboard?chat=${chat?.id}`)
  await logInFromGuard(page, recruiter)
  await expect(page).toHaveURL('/dashboard')
  await expect(chatWindow(page).getByRole('link', { name: /Avi Stern/ })).toBeVisible()

  await page.goto('/dashboard?section=contacts')
  const card = page.getByRole('article')
  await expect(card).toContainText('You liked Tide Clock')
  await card.getByRole('button', { name: 'Write the first message to Avi Stern' }).click()
  await expect(chatWindow(page).getByRole('link', { name: /Avi Stern/ })).toBeVisible()
  await expect(page).toHaveURL('/dashboard?section=contacts')
})

testInFull(
  'the address of a mail opens the links of its request after the login',
  async ({ page, request }) => {
    const recruiter = newPerson('recruiter', 'Jonas', 'Weber')
    const posting = await makeAccount(request, recruiter)
    const data = { id: 0, owner: null, title: 'A map', mission: 'Go', positionOffer: 'Pilot' }
    const endDate = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    const { id } = await posting.call<{ id: number }>('POST', '/api/recruiter/projectRequests', {
      data: { ...data, endDate },
    })

    await page.goto(`/dashboard?section=requests&links=${id}`)
    await logInFromGuard(page, recruiter)
    await expect(page.getByRole('dialog', { name: 'Links for “A map”' })).toBeVisible()
    await expect(page).toHaveURL(`/dashboard?section=requests&links=${id}`)
  },
)

test('the mailbox shows a code in HTML, on a phone, too', async ({ page, request }) => {
  const person = { ...newPerson('jobseeker', 'Noa', 'Levi'), firstName: '<i>Noa</i>' }
  await makeAccount(request, person)
  await request.post('/api/auth/send-code-to-reset-password', {
    data: { email: person.email, isRecruiter: false },
  })
  const readMails = async () => {
    const answer = await request.get('/dev/mailbox.json', { params: { to: person.email } })
    return (await answer.json()) as { text: string }[]
  }
  await expect.poll(async () => (await readMails()).length).toBe(2)
  const code = await mailedCode(request, person.email)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/dev/mailbox?to=${encodeURIComponent(person.email)}`)
  const mail = page.locator('iframe').first().contentFrame()
  await expect(mail.getByText('Hello <i>Noa</i>,')).toBeVisible()
  await mail.getByText(code, { exact: true }).click()
  await page.locator('main > details:not([open]) > summary').click()
  const heights = () =>
    page
      .locator('iframe')
      .evaluateAll((frames: HTMLIFrameElement[]) =>
        frames.map((frame) => [
          frame.clientHeight,
          frame.contentDocument?.documentElement.offsetHeight,
        ]),
      )
  await expect
    .poll(async () => (await heights()).every(([own, ofMail]) => own === ofMail))
    .toBe(true)
  const isWide = () => document.documentElement.scrollWidth > innerWidth
  expect(await page.evaluate(isWide)).toBe(false)
  await page.getByText('Plain text').first().click()
  await expect(page.locator('.text').first()).toContainText(code)
  await expectAccessible(page)
})

test('a closed door keeps the words of the product and leads on', async ({ page }) => {
  const seeker = newPerson('jobseeker', 'Avi', 'Stern')
  await makeAccount(page.request, seeker)
  await logIn(page, seeker)
  await page.goto('/swipeprojects')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is for recruiters')
  await page.getByRole('link', { name: 'Go to Your Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})
