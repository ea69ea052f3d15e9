import { expect, type Page, test as single } from '@playwright/test'
import { chatWindow, expectMessage, sendMessage } from './support/chat'
import { logInDemo } from './support/demo'
import { pagesOf } from './support/demo-pages'
import { englishTexts, inHebrew } from './support/hebrew'
import { onlyInFull } from './support/is-full'
import { mailedCode, newPerson, logIn, signUp } from './support/people'
import { smallTouchTargets } from './support/touch-targets'
import { test } from './support/two-people'

/** Are written so in every language. */
const names = ['Swipefolio', 'English', 'GitHub']

const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

for (const role of [undefined, 'recruiter', 'jobseeker'] as const) {
  single.describe(`as ${role ?? 'a visitor'}`, () => {
    single.use({
      locale: 'he-IL',
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
      contextOptions: { reducedMotion: 'reduce' },
    })

    single(
      'every page is in Hebrew, from right to left, narrow enough, and takes presses on 44 px',
      async ({ page }) => {
        const paths = await pagesOf(page.request, role)
        if (role) await logInDemo(page, role)
        for (const path of paths) {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          await expect(page.getByText(/^Loading|נטענ/)).toHaveCount(0)
          await expect(page.locator('html')).toHaveAttribute('lang', 'he')
          await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
          expect.soft(await englishTexts(page, names), path).toEqual([])
          expect.soft(await sidewaysScroll(page), path).toBeLessThanOrEqual(0)
          if (role)
            await expect(
              page.getByRole('button', { name: new RegExp(`^${inHebrew('Messages')}`) }),
            ).toBeVisible()
          expect.soft(await smallTouchTargets(page), path).toEqual([])
        }
      },
    )
  })
}

onlyInFull(test)(
  'a recruiter who reads Hebrew and a job seeker who reads English meet',
  async ({ seekerPage, recruiterPage }) => {
    const seeker = newPerson('jobseeker', 'Avi', `Canary${Date.now()}`)
    const recruiter = newPerson('recruiter', 'תמר', 'ברק')
    const title = `מפה שעובדת בלי רשת ${Date.now()}`
    const repository = `avi-builds/offline-map-${Date.now()}`
    const button = (name: string) => recruiterPage.getByRole('button', { name, exact: true })
    const expectHebrew = async () =>
      expect.soft(await englishTexts(recruiterPage, [...names, seeker.firstName])).toEqual([])

    await recruiterPage.goto('/signup')
    await button('עברית').click()
    await expect(recruiterPage.locator('html')).toHaveAttribute('dir', 'rtl')
    await button(inHebrew('Sign Up as Recruiter')).click()
    const fields = {
      'First Name': recruiter.firstName,
      'Last Name': recruiter.lastName,
      Email: recruiter.email,
      'Company Name': 'מפות העיר',
    }
    for (const [label, text] of Object.entries(fields)) {
      await recruiterPage.getByLabel(inHebrew(label)).fill(text)
    }
    await button(inHebrew('Sign Up')).click()
    // Refusals of rules are in Hebrew, too.
    await expect(recruiterPage.getByText(/סיסמה/).last()).toBeVisible()
    await expectHebrew()
    await recruiterPage.getByLabel(inHebrew('Password'), { exact: true }).fill(recruiter.password)
    await recruiterPage
      .getByLabel(inHebrew('Confirm Password'), { exact: true })
      .fill(recruiter.password)
    await recruiterPage.keyboard.press('Enter')
    const code = await mailedCode(recruiterPage.request, recruiter.email)
    await recruiterPage.getByLabel(inHebrew('Verification Code')).fill(code)
    await recruiterPage.keyboard.press('Enter')
    await expect(recruiterPage).toHaveURL('/login')
    await button(inHebrew('Log in as Recruiter')).click()
    await recruiterPage.getByLabel(inHebrew('Email')).fill(recruiter.email)
    await recruiterPage.getByLabel(inHebrew('Password'), { exact: true }).fill('wrong password')
    await recruiterPage.keyboard.press('Enter')
    await expect(recruiterPage.getByRole('alert').first()).toBeVisible()
    await expectHebrew()
    await recruiterPage.getByLabel(inHebrew('Password'), { exact: true }).fill(recruiter.password)
    await recruiterPage.keyboard.press('Enter')
    await expect(recruiterPage).toHaveURL('/')
    await expectHebrew()

    await recruiterPage.goto('/dashboard?section=requests&new=true')
    const form = recruiterPage.getByRole('dialog')
    await form.getByLabel(inHebrew('Title')).fill(title)
    await form.getByLabel(inHebrew('Mission')).fill('תחנות, לוחות זמנים ומפה, הכול במנהרה.')
    await form.getByLabel(inHebrew('Position Offer')).fill('פיתוח צד לקוח')
    await form.getByLabel(inHebrew('Deadline')).fill(inAMonth)
    await expectHebrew()
    await form.getByRole('button', { name: inHebrew('Create Request') }).click()
    const row = recruiterPage.getByRole('row', { name: new RegExp(title) })
    await expect(row).toBeVisible()

    await signUp(seekerPage, seeker)
    await logIn(seekerPage, seeker)
    await seekerPage.goto('/project-requests')
    const card = seekerPage.getByRole('article').filter({ hasText: title })
    await card.getByRole('link', { name: 'View Details' }).click()
    await seekerPage
      .getByRole('textbox', { name: /GitHub/ })
      .fill(`https://github.com/${repository}`)
    await seekerPage.keyboard.press('Enter')
    await expect(seekerPage.getByText(repository).first()).toBeVisible()

    const bell = recruiterPage.getByRole('button', { name: new RegExp(inHebrew('Notifications')) })
    await expect(bell).toHaveAccessibleName(/1|אחת/)
    await bell.click()
    await expect(recruiterPage.getByText(title).last()).toBeVisible()
    await expectHebrew()
    await recruiterPage.keyboard.press('Escape')
    await row.getByRole('button', { name: new RegExp(inHebrew('Links')) }).click()
    const links = recruiterPage.getByRole('dialog')
    await expect(links.getByText(repository)).toBeVisible()
    await expectHebrew()
    await links.getByRole('button', { name: inHebrew('Reveal Owner') }).click()
    await expect(links.getByText(seeker.email)).toBeVisible()
    await expectHebrew()
    await links.getByRole('table').getByRole('button', { name: /צ׳אט/ }).click()
    const chat = recruiterPage.getByRole('dialog', { name: inHebrew('Messages') })
    await chat.getByRole('textbox').fill('המפה נהדרת')
    await chat.getByRole('textbox').press('Enter')
    await expect(chat.getByText('המפה נהדרת')).toBeVisible()
    await expectHebrew()

    await seekerPage.getByRole('button', { name: /unread message/ }).click()
    await chatWindow(seekerPage).getByRole('button', { name: /תמר/ }).click()
    await expectMessage(seekerPage, 'המפה נהדרת')
    await sendMessage(seekerPage, 'Thank you')
    await expect(chat.getByText('Thank you')).toBeVisible()

    await recruiterPage.keyboard.press('Escape')
    await expect(chat).toHaveCount(0)
    await recruiterPage.keyboard.press('Escape')
    await expect(links).toHaveCount(0)
    await recruiterPage.keyboard.press('Control+k')
    await expect(recruiterPage.getByRole('combobox')).toBeFocused()
    await expectHebrew()
    await recruiterPage.keyboard.press('Escape')
    await recruiterPage.goto('/')
    await button('English').click()
    await expect(recruiterPage.locator('html')).toHaveAttribute('lang', 'en')
    await expect(recruiterPage.getByRole('button', { name: 'Notifications' })).toBeVisible()

    // Another browser, which has chosen nothing, gets the language of the account.
    const other = await recruiterPage.context().browser()?.newContext({ locale: 'he-IL' })
    const page = await other?.newPage()
    if (!page) throw new Error('The browser is closed')
    await page.goto('/login')
    await page.getByRole('button', { name: inHebrew('Log in as Recruiter') }).click()
    await page.getByLabel(inHebrew('Email')).fill(recruiter.email)
    await page.getByLabel(inHebrew('Password'), { exact: true }).fill(recruiter.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await other?.close()
  },
)
