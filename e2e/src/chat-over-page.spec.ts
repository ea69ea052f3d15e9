import { expect, test } from '@playwright/test'
import { type Account, makeAccount } from './support/accounts'
import { chatWindow, sendMessage } from './support/chat'
import { button, dialog, expectAccessible, openSection } from './support/dashboard'
import { chosen } from './support/is-full'
import { newPerson } from './support/people'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

let recruiter: Account

test.beforeEach(async ({ page, request }) => {
  recruiter = await makeAccount(request, newPerson('recruiter', 'Jonas', 'Weber'))
  const seeker = await makeAccount(request, newPerson('jobseeker', 'Avi', 'Stern'))
  const { id } = await recruiter.call<{ id: number }>('POST', '/api/recruiter/projectRequests', {
    data: { title: 'A map', mission: 'Draw', positionOffer: 'Pilot', endDate: inAMonth },
  })
  await seeker.call('POST', `/api/user/project-request/${id}/send-link`, {
    data: { gitHubLink: 'https://github.com/avi-builds/offline-map' },
  })
  await recruiter.enter(page)
})

for (const viewport of chosen([
  { width: 390, height: 664 },
  { width: 1280, height: 800 },
])) {
  test.describe(`at ${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport })

    test('a chat opens over the links dialog, and closing it returns there', async ({ page }) => {
      await openSection(page, 'requests')
      await button(page, 'View links of A map').click()
      await dialog(page).getByRole('button', { name: 'Reveal Owner' }).click()
      const address = page.url()
      const chat = dialog(page, /A map/).getByRole('button', { name: /chat/i })
      await chat.click()
      const composer = chatWindow(page).getByRole('textbox', { name: 'Message' })
      await expect(composer).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/dashboard')
      await composer.click()
      await expect(composer).toBeFocused()
      await sendMessage(page, 'Your map is lovely')
      await expect(chatWindow(page).getByText('just now')).toBeVisible()
      await expectAccessible(page, 'a chat over a dialog')
      await composer.focus()
      await page.keyboard.press('Escape')
      await expect(chatWindow(page)).toHaveCount(0)
      await expect(page).toHaveURL(address)
      await expect(chat).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
    })

    test('Chat Now opens the chat over the profile', async ({ page }) => {
      const { id: linkId } = await firstLink()
      await recruiter.call('GET', `/api/recruiter/revealLinkOwner/${linkId}`)
      const owner = await recruiter.call<{ id: number }>(
        'GET',
        `/api/recruiter/revealed-user/${linkId}`,
      )
      await page.goto(`/user/${owner.id}`)
      await button(page, 'Chat Now').click()
      await expect(chatWindow(page).getByRole('textbox')).toBeVisible()
      await expect(page).toHaveURL(`/user/${owner.id}`)
      await button(page, 'Close').click()
      await expect(chatWindow(page)).toHaveCount(0)
      await expect(button(page, 'Chat Now')).toBeFocused()
    })
  })
}

async function firstLink() {
  const [request] = await recruiter.call<{ id: number }[]>('GET', '/api/recruiter/projectRequests')
  const [link] = await recruiter.call<{ id: number }[]>(
    'GET',
    `/api/recruiter/projectRequests/${request?.id}/links`,
  )
  if (!link) throw new Error('There is no link')
  return link
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } })

  test('a chat that arrives late does not take back what was pressed before', async ({ page }) => {
    const hold = async (name: string) => {
      let release = () => {}
      const isReleased = new Promise<void>((resolve) => (release = resolve))
      await page.route(new RegExp(`_expose_${name}\\.`), async (route) => {
        await isReleased
        await route.continue()
      })
      return release
    }
    await page.goto('/')
    await page.getByRole('button', { name: /^Messages/ }).click()
    await expect(chatWindow(page)).toBeVisible()
    const [releaseChat, releaseDashboard] = [await hold('ChatWidget'), await hold('Dashboard')]
    await page.reload()
    await page.getByRole('main').getByRole('link', { name: '1 Links' }).click()
    await expect(page).toHaveURL(/section=requests/)
    releaseChat()
    await expect(page.getByRole('button', { name: /^Messages/ })).toBeVisible()
    releaseDashboard()
    await expect(page.getByRole('heading', { name: 'Project Requests', level: 1 })).toBeVisible()
    await expect(button(page, 'View links of A map')).toBeVisible()
    await expect(page).toHaveURL(/section=requests/)
  })
})
