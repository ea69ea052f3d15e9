import { expect, test } from '@playwright/test'
import { demoToken, logInDemo } from './support/demo'
import { isFull } from './support/is-full'

test('a remote sees a login at once, because the page holds one auth store', async ({ page }) => {
  const token = await demoToken(page.request, 'recruiter')
  await page.goto('/dashboard')
  await expect(
    page.getByText('Access Error: You need to be logged in to access the dashboard.'),
  ).toBeVisible()
  await page.evaluate((given) => {
    const store = Reflect.get(globalThis, Symbol.for('swipefolio.session'))
    store.getState().login(given, 'recruiter')
  }, token)
  await expect(page.getByText('Projects Liked')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start Swiping' })).toBeVisible()
})

test('each stateful shared module is loaded once per page', async ({ page }) => {
  await logInDemo(page, 'recruiter')
  await page.goto('/dashboard')
  await expect(page.getByText('Projects Liked')).toBeVisible()
  const copies = await page.evaluate(() => {
    const { __INSTANCES__: instances } = Reflect.get(globalThis, '__FEDERATION__')
    const loaded: string[] = []
    for (const { shareScopeMap } of instances) {
      for (const [name, versions] of Object.entries(shareScopeMap.default ?? {})) {
        for (const [version, share] of Object.entries(
          versions as Record<string, { loaded?: boolean }>,
        )) {
          if (share.loaded) loaded.push(`${name}@${version}`)
        }
      }
    }
    return [...new Set(loaded)]
  })
  const sessions = copies.filter((name) => name.startsWith('@swipefolio/shared/session@'))
  expect(sessions).toHaveLength(1)
  const names = copies.map((copy) => copy.slice(0, copy.lastIndexOf('@')))
  expect(new Set(names).size).toBe(names.length)
})

const expired = { userName: 'Maya', role: 'recruiter', sub: '1', sid: '1', exp: 1_700_000_000 }

const endings = [
  ['refused', '/', '/login?from=%2F Welcome back, recruiter'],
  ['expired', '/dashboard', '/login?from=%2Fdashboard Welcome back, recruiter'],
  ['refused', '/faq', '/faq Frequently Asked Questions'],
  ['undecodable', '/dashboard', '/dashboard Please log in'],
] as const
const otherEndings = [
  ['refused', '/dashboard', '/login?from=%2Fdashboard Welcome back, recruiter'],
  ['expired', '/faq', '/faq Frequently Asked Questions'],
  ['undecodable', '/', '/ Swipe Into Your Dream Job'],
] as const

for (const [what, path, last] of isFull ? [...endings, ...otherEndings] : endings) {
  test(`a session that is ${what} leads from ${path} to its page without another in between`, async ({
    page,
  }) => {
    const tokens = {
      refused: await demoToken(page.request, 'recruiter'),
      expired: `header.${btoa(JSON.stringify(expired))}.signature`,
      undecodable: 'abc',
    }
    const headers = { authorization: `Bearer ${tokens.refused}` }
    await page.request.post('/api/auth/logout', { headers })
    await page.addInitScript((token) => {
      if (!sessionStorage.getItem('seen')) sessionStorage.setItem('token', token)
      const seen = JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[]
      const look = () => {
        const title = document.querySelector('h1')
        const isSeen = title?.checkVisibility({ visibilityProperty: true })
        if (isSeen) seen.push(`${location.pathname}${location.search} ${title?.textContent}`)
        sessionStorage.setItem('seen', JSON.stringify([...new Set(seen)]))
        requestAnimationFrame(look)
      }
      look()
    }, tokens[what])
    await page.goto(path)
    const seen = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('seen') ?? '[]'))
    await expect.poll(async () => (await seen()).at(-1)).toBe(last)
    const isEnd = what !== 'undecodable'
    await expect(page.getByText('Your session has ended')).toHaveCount(isEnd ? 1 : 0)
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
    // Before the login page, a member sees the page of a member.
    const others = /Please log in|Swipe Into/
    expect((await seen()).slice(0, -1).filter((title: string) => others.test(title))).toEqual([])
    if (path !== '/faq') return
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    await page.getByRole('button', { name: 'Log In', exact: true }).click()
    await expect(page).toHaveURL('/login?from=%2Ffaq')
  })
}
