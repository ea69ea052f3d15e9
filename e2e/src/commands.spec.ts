import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/dashboard'
import { logInDemo } from './support/demo'
import { testInFull } from './support/is-full'

const input = (page: Page) => page.getByRole('combobox', { name: 'Search commands' })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

testInFull('a recruiter goes everywhere by keys and by the palette', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const loaded = () => scripts.filter((url) => /\/commands\.[\da-f]+\.js$/.test(url))
  await logInDemo(page, 'recruiter')
  await page.goto('/dashboard?section=contacts')
  await expect(title(page, 'Contacts')).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  const search = page.getByRole('main').getByRole('searchbox')
  await expect(search).toBeVisible()
  expect(loaded()).toEqual([])

  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('g d?')
  await page.keyboard.press('Control+k')
  await expect(search).toHaveValue('g d?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(loaded()).toEqual([])
  await search.fill('')
  await search.blur()

  await page.keyboard.press('Control+k')
  await expect(input(page)).toBeFocused()
  await expect(page.getByRole('option', { name: 'Log Out' })).toBeVisible()
  expect(loaded()).toHaveLength(1)
  await expectAccessible(page, 'the palette')
  await page.keyboard.type('new req')
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'New Request' })
  await expect(form).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(page).toHaveURL('/dashboard?section=requests')

  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(title(page, 'Contacts')).toBeFocused()
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expect(page).toHaveURL('/swipeprojects')
  await expect(title(page, 'Start Swiping')).toBeFocused()

  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard Shortcuts' })
  await expect(list.getByRole('heading', { level: 3 }).first()).toHaveText('Start Swiping')
  await expectAccessible(page, 'the list of keys')
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)

  await page.keyboard.press('g')
  await page.keyboard.press('n')
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel).toBeFocused()
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+k')
  await page.getByRole('option', { name: 'Messages' }).click()
  const chat = page.getByRole('dialog', { name: 'Messages' })
  await expect(chat).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(chat).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await expect(input(page)).toBeFocused()
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
    /^Contacts/,
    /^My Project Requests/,
    /^New Request/,
  ])
  await page.keyboard.type('log out')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  // Its title is what the link would lead to.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeHidden()
})

test('on a phone the palette is the last entry of the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/faq')
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await page.getByRole('button', { name: 'Search commands' }).click()
  await expect(page.getByRole('option', { name: 'Sign Up' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
})
