import { expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { makeAccount } from './support/accounts'
import { button, dialog, expectAccessible, openSection } from './support/dashboard'
import { testInFull } from './support/is-full'
import { recordSecret } from './support/log-evidence'
import { logIn, newPerson, type Person } from './support/people'

/** A code of the next time step: the current one's may have been used. */
const nextCode = (key: string) =>
  new TOTP({ secret: key }).generate({ timestamp: Date.now() + 30_000 })

/** Up to the second step. */
async function enterPassword(page: Page, { email, password }: Person) {
  await page.goto('/login?role=jobseeker')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Two-step login' })).toBeVisible()
}

testInFull(
  'two-step login is set up, asks for codes, takes a recovery code and is turned off',
  async ({ page }) => {
    const person = newPerson('jobseeker', 'Avi', 'Stern')
    await makeAccount(page.request, person)
    await logIn(page, person)
    await openSection(page, 'settings')
    const card = page.getByRole('region', { name: 'Two-Step Login' })
    const setUp = card.getByRole('button', { name: 'Set Up' })
    await setUp.click()
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(setUp).toBeFocused()
    await page.keyboard.press('Enter')
    const picture = dialog(page).getByRole('img', { name: 'QR code with the key for the app' })
    await expect(picture).toBeVisible()
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    )
    await expectAccessible(page, 'setting up two-step login')
    const key = (await dialog(page).locator('code').innerText()).replaceAll(' ', '')
    recordSecret('code', key)
    await page.getByLabel('Code From the App').fill(new TOTP({ secret: key }).generate())
    await page.getByLabel('Your Password').fill(person.password)
    await dialog(page).getByRole('button', { name: 'Turn On' }).click()
    const codes = dialog(page, 'Your Recovery Codes').getByRole('listitem')
    await expect(codes).toHaveCount(10)
    await expectAccessible(page, 'the recovery codes')
    const [recoveryCode = '', lastCode = ''] = await codes.allInnerTexts()
    recordSecret('code', recoveryCode)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(page, 'the question about recovery codes')
    await button(page, 'Back to the Codes').click()
    await expect(codes).toHaveCount(10)
    const download = page.waitForEvent('download')
    await button(page, 'Download').click()
    await download
    await button(page, 'Done').click()
    await expect(card).toContainText('10 recovery codes are left.')
    await expect(card.getByRole('button', { name: 'Turn Off' })).toBeFocused()
    await expect(page.getByText('Two-step login was turned on')).toBeVisible()

    await page.evaluate(() => sessionStorage.clear())
    await enterPassword(page, person)
    await expect(page.getByLabel('Code From Your App')).toBeFocused()
    await expectAccessible(page, 'the code of two-step login')
    await page.reload()
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByLabel('Code From Your App').fill(nextCode(key))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')

    await page.evaluate(() => sessionStorage.clear())
    await enterPassword(page, person)
    await button(page, 'Use a Recovery Code').click()
    await page.getByLabel('Recovery Code').fill(recoveryCode)
    await expectAccessible(page, 'the recovery code')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')

    await openSection(page, 'settings')
    await expect(card).toContainText('9 recovery codes are left.')
    await card.getByRole('button', { name: 'Turn Off' }).click()
    await page.getByLabel('Code From the App, or a Recovery Code').fill(lastCode)
    await page.getByLabel('Your Password').fill(person.password)
    await dialog(page).getByRole('button', { name: 'Turn Off' }).click()
    await expect(setUp).toBeFocused()
  },
)
