import { expect, type Page, test } from '@playwright/test'
import { violations, violationsOfLook } from './support/axe'
import { chatWindow } from './support/chat'
import { closeAll, openAs, openConversation } from './support/chatting'
import { chosen } from './support/is-full'
import { twoFrames } from './support/layout-shifts'

test.afterEach(({ browser }) => closeAll(browser))

interface Look {
  width: number
  height: number
  colorScheme: 'light' | 'dark'
}

const looksByWindow: Record<string, [Look, Look]> = {
  narrow: [
    { width: 390, height: 844, colorScheme: 'light' },
    { width: 320, height: 640, colorScheme: 'dark' },
  ],
  wide: [
    { width: 1280, height: 800, colorScheme: 'light' },
    { width: 1280, height: 800, colorScheme: 'dark' },
  ],
}

async function takeOn(page: Page, { width, height, colorScheme }: Look) {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await twoFrames(page)
}

for (const [window, [first, second]] of chosen(Object.entries(looksByWindow))) {
  test(`chat and bell are accessible in a ${window} window, light and dark`, async ({
    browser,
  }) => {
    const maya = await openAs(browser, 'recruiter')
    await takeOn(maya, first)
    const check = async (what: string) => {
      expect.soft(await violations(maya), what).toEqual([])
      await takeOn(maya, second)
      expect.soft(await violationsOfLook(maya), `${what}, dark`).toEqual([])
      await takeOn(maya, first)
    }
    await maya.getByRole('button', { name: /^Messages/ }).click()
    await expect(chatWindow(maya).getByRole('listitem').first()).toBeVisible()
    await check('the list')
    await chatWindow(maya).getByRole('button', { name: /נועה/ }).click()
    await expect(chatWindow(maya).getByRole('textbox')).toBeVisible()
    await check('a conversation')
    await chatWindow(maya)
      .getByRole('button', { name: /^About/ })
      .click()
    await check('its menu')
    await maya.getByRole('menuitem', { name: 'Block' }).click()
    await expect(maya.getByRole('alertdialog')).toBeVisible()
    await check('blocking')
    await maya.getByRole('button', { name: 'Cancel' }).click()
    await chatWindow(maya)
      .getByRole('button', { name: /^About/ })
      .click()
    await maya.getByRole('menuitem', { name: 'Report' }).click()
    await maya.getByRole('button', { name: 'Send Report' }).click()
    await expect(maya.getByText('Please choose a reason')).toBeVisible()
    await check('reporting')
    await maya.keyboard.press('Escape')
    await expect(chatWindow(maya)).toBeVisible()
    await chatWindow(maya).getByRole('button', { name: 'Close' }).click()
    // The panel covers parts of what is below it, where this page has nothing to press.
    await maya.goto('/aboutus')
    await maya.getByRole('button', { name: /^Notifications/ }).click()
    await expect(maya.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
    await check('the notifications')
  })
}

test("a phone's Back key closes the conversation, then the window", async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const maya = await openAs(browser, 'recruiter', phone)
  await openConversation(maya, 'recruiter')
  await chatWindow(maya)
    .getByRole('button', { name: /^About/ })
    .click()
  await maya.getByRole('menuitem', { name: 'Report' }).click()
  const report = maya.getByRole('dialog', { name: /^Report/ })
  await report.getByRole('textbox').fill('Not kind')
  await maya.goBack()
  await maya.getByRole('button', { name: 'Discard' }).click()
  await expect(report).toBeHidden()
  await expect(chatWindow(maya).getByRole('textbox')).toBeVisible()
  await maya.goBack()
  await expect(chatWindow(maya).getByRole('textbox')).toBeHidden()
  await expect(chatWindow(maya)).toBeVisible()
  await maya.goBack()
  await expect(chatWindow(maya)).toBeHidden()
  await expect(maya).toHaveURL('/faq')

  await openConversation(maya, 'recruiter')
  await chatWindow(maya).getByRole('button', { name: 'Close' }).click()
  await expect(chatWindow(maya)).toBeHidden()
  await maya.getByRole('button', { name: /^Messages/ }).click()
  await expect(chatWindow(maya)).toBeVisible()
  await maya.goBack()
  await expect(chatWindow(maya)).toBeHidden()
  await expect(maya).toHaveURL('/faq')
})

test('blocking replaces the composer by a note, and can be undone', async ({ browser }) => {
  const maya = await openAs(browser, 'recruiter')
  await openConversation(maya, 'recruiter')
  const menu = chatWindow(maya).getByRole('button', { name: /^About/ })
  await menu.click()
  await maya.getByRole('menuitem', { name: 'Block' }).click()
  await maya.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
  await expect(chatWindow(maya).getByText('You have blocked this person.')).toBeVisible()
  await expect(chatWindow(maya).getByRole('textbox')).toBeHidden()
  await menu.click()
  await maya.getByRole('menuitem', { name: 'Unblock' }).click()
  await expect(chatWindow(maya).getByRole('textbox')).toBeVisible()
})
