import { type BrowserContext, expect, type Page } from '@playwright/test'
import { makeAccount } from './support/accounts'
import { button, dialog, expectAccessible, openSection } from './support/dashboard'
import { testInFull } from './support/is-full'
import { recordSecret } from './support/log-evidence'
import { logIn, newPerson, type Person } from './support/people'
import { publicUrl } from './support/server-process'

/** Shows the server's pages at its public address, which passkeys belong to. */
async function servePublicly(context: BrowserContext, server: string) {
  await context.route(`${publicUrl}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    if (pathname.endsWith('/events')) return route.abort()
    await route.fulfill({ response: await route.fetch({ url: server + pathname + search }) })
  })
}

/** A device with a fingerprint reader that agrees to everything. */
async function addDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Up to the second step. */
async function enterPassword(page: Page, { email, password }: Person) {
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/login?role=recruiter')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Two-step login' })).toBeVisible()
}

testInFull(
  'a passkey is added, logs in by mouse and keys, proves changes and is removed',
  async ({ browser, request, baseURL }) => {
    const person = newPerson('recruiter', 'Rina', 'Gold')
    await makeAccount(request, person)
    const context = await browser.newContext({ baseURL: publicUrl })
    await servePublicly(context, baseURL ?? '')
    const page = await context.newPage()
    await logIn(page, person)
    await addDevice(page)
    await openSection(page, 'settings')
    const card = page.getByRole('region', { name: 'Two-Step Login' })
    await button(page, 'Add a Passkey').click()
    await page.getByLabel('Name', { exact: true }).fill('My laptop')
    await page.getByLabel('Your Password').fill(person.password)
    await expectAccessible(page, 'adding a passkey')
    await button(page, 'Continue').click()
    const codes = dialog(page, 'Your Recovery Codes').getByRole('listitem')
    await expect(codes).toHaveCount(10)
    const [recoveryCode = ''] = await codes.allInnerTexts()
    recordSecret('code', recoveryCode)
    const download = page.waitForEvent('download')
    await button(page, 'Download').click()
    await download
    await button(page, 'Done').click()
    await expect(card).toContainText('My laptop')
    await expect(card).toContainText('On. 10 recovery codes are left.')
    await expect(button(page, 'Add a Passkey')).toBeFocused()
    await expectAccessible(page, 'the settings with a passkey')

    await button(page, 'Add a Passkey').press('Enter')
    await page.getByLabel('Name', { exact: true }).fill('The same laptop')
    await page.getByLabel('Your Password').fill(person.password)
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('alert')).toContainText('No passkey was added.')
    await page.keyboard.press('Escape')

    await enterPassword(page, person)
    await expect(button(page, 'Use a Passkey')).toBeFocused()
    await expectAccessible(page, 'the passkey of two-step login')
    await button(page, 'Use a Passkey').click()
    await expect(page).toHaveURL('/')

    await enterPassword(page, person)
    await page.reload()
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')

    await openSection(page, 'settings')
    await expect(card).toContainText('last used just now')
    await button(page, 'Remove My laptop').press('Enter')
    await page.getByLabel('Your Password').fill(person.password)
    await expectAccessible(page, 'removing a passkey')
    await page.keyboard.press('Enter')
    await expect(card).toContainText('Off. Your password alone logs you in.')
    await expect(page.getByText('Two-step login was turned off')).toBeVisible()
    // A call that is still on its way would fail the run when its context ends.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
)
