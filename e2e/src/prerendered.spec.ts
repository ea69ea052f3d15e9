import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { watchComplaints } from './support/complaints'
import { logInDemo } from './support/demo'

const pages = ['/', '/aboutus', '/faq', '/terms', '/privacy', '/login', '/signup', '/aireview']

interface Listed {
  id: number
  title: string
  mission: string
  owner: { companyName: string }
}

const listed = async (request: APIRequestContext) =>
  (await (await request.get('/api/projectrequests')).json()) as [Listed]

/** Holds the scripts of the page back until the returned function is called. */
async function holdScripts(page: Page, scripts = /\/apps\/.*\.js$/): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(scripts, async (route) => {
    await isReleased
    await route.continue()
  })
  return () => release()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the static pages are readable and have working links', async ({ page }) => {
    for (const path of pages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.getByRole('link', { name: 'Start Swiping' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Dive In Now' }).click()
    await expect(page).toHaveURL(/\/signup$/)
  })

  test('no control is shown that needs scripts', async ({ page }) => {
    const controls = page.locator('button:visible, input:visible, form:visible')
    for (const path of ['/', '/faq', '/aireview', '/project-requests', '/nowhere']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(controls, path).toHaveCount(0)
    }
    for (const path of ['/login?role=recruiter', '/signup']) {
      await page.goto(path)
      await expect(page.locator('main noscript > *')).toContainText('need JavaScript')
      await expect(controls, path).toHaveCount(0)
    }
  })

  test('answers are open, the menu of a phone is a list, and other pages say what they need', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await page.goto('/faq')
    await expect(page.locator('noscript:has(> *)')).toBeVisible()
    await expect(page.locator('noscript > *')).toContainText('You can read this page')
    await expect(page.getByText(/Swipefolio is free for now/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'About Us' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByRole('banner')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs JavaScript')
    await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  })

  test('project requests are readable, in a list and one by one', async ({ page, request }) => {
    const [first] = await listed(request)
    await page.goto('/project-requests')
    // By its address: earlier tests may have posted others of that title.
    const card = page
      .getByRole('article')
      .filter({ has: page.locator(`a[href$="/project-request/${first.id}"]`) })
    await expect(card).toContainText(first.owner.companyName)
    await card.getByRole('link', { name: 'View Details' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title)
    await expect(page.getByText(first.mission)).toBeVisible()
    await expect(page.getByText(/^Deadline:/)).toBeVisible()
    await page.getByRole('link', { name: 'All Project Requests' }).click()
    await expect(page).toHaveURL(/\/project-requests$/)
    for (const [path, heading] of [
      ['/project-request/1', 'Project request not found'],
      ['/nowhere', 'Page not found'],
    ] as const) {
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByText('needs JavaScript')).toBeHidden()
    }
  })
})

test('hydration keeps the DOM nodes and logs no error', async ({ page, request }) => {
  const [first] = await listed(request)
  const complaints = watchComplaints(page)
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Reflect.set(globalThis, 'sent', [...document.querySelectorAll('#root *')])
    })
  })
  const withQuery = ['/login?role=recruiter&from=%2Ffaq', '/signup?role=jobseeker', '/?utm=1']
  const withContent = ['/project-requests', `/project-request/${first.id}`]
  for (const path of [...pages, ...withQuery, ...withContent]) {
    await page.goto(path)
    await page.getByRole('group', { name: 'Colour theme' }).getByText('Dark').click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    const replaced = await page.evaluate(
      () =>
        (Reflect.get(globalThis, 'sent') as Element[]).filter((node) => !node.isConnected).length,
    )
    expect(replaced, path).toBe(0)
  }
  // A step that only this tab knows is not in the HTML.
  await page.evaluate(() => sessionStorage.setItem('verificationSent', 'true'))
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in as Recruiter' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  expect(complaints).toEqual([])
})

test('what is chosen, typed and submitted before the scripts arrive is kept', async ({ page }) => {
  const release = await holdScripts(page)
  const logins: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/')) logins.push(`${request.method()} ${request.url()}`)
  })
  await page.goto('/login?from=%2Ffaq', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Log in as Job Seeker' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back, job seeker' })).toBeVisible()
  const address = /\/login\?from=%2Ffaq&role=jobseeker$/
  await expect(page).toHaveURL(address)
  await page.getByLabel('Email').fill('noa@demo.swipefolio.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL(address)
  release()
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  await expect(page.getByLabel('Email')).toHaveValue('noa@demo.swipefolio.example')
  expect(logins).toEqual([expect.stringMatching(/^POST .*\/api\/auth\/userlogin$/)])
  await expect(page).toHaveURL(address)
})

test('what is typed and submitted is kept when scripts take most of a minute', async ({ page }) => {
  await page.clock.install()
  const release = await holdScripts(page, /\/apps\/.*\/(?!main\.)[^/]+\.js$/)
  await page.goto('/login?role=jobseeker', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('noa@demo.swipefolio.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('script[src*="/bootstrap."]')).toBeAttached()
  await page.clock.fastForward(50_000)
  await expect(page.getByRole('alert')).toHaveCount(0)
  release()
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  await expect(page.getByLabel('Email')).toHaveValue('noa@demo.swipefolio.example')
})

test('before the scripts, a page has the header and the content of the role', async ({ page }) => {
  const header = page.getByRole('banner')
  const expectStart = async (path: string, heading: string, isMember: boolean) => {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(isMember ? 0 : 1)
    await expect(header.getByRole('button', { name: 'Notifications' })).toHaveCount(+isMember)
    const shown = await header.elementHandle()
    release()
    await expect(page.locator('html:not([data-signed-in])')).toBeAttached()
    expect(await shown?.evaluate((node) => node.isConnected)).toBe(true)
  }
  await expectStart('/dashboard', 'Please log in', false)
  await logInDemo(page, 'jobseeker')
  await expectStart('/', 'Good to see you', true)
  await expectStart('/faq', 'Frequently Asked Questions', true)
  await expectStart('/nowhere', 'Page not found', true)
  await expectStart('/swipeprojects', 'This page is for recruiters', true)
})

test('the texts of the first answer are in the page before the scripts, as text', async ({
  page,
}) => {
  await logInDemo(page, 'recruiter')
  const complaints = watchComplaints(page)
  const release = await holdScripts(page)
  const title = '<img src=x onerror=alert(1)>'
  const about = 'Shows when the tide is in.'
  const project = { id: 1, title, about, image: '', imageAlt: '', gitUrl: '', websiteUrl: '' }
  await page.route('**/api/recruiter/projects/unseen?*', (route) =>
    route.fulfill({ json: [{ ...project, technologies: [{ id: 1, name: 'Kotlin' }] }] }),
  )
  await page.goto('/swipeprojects', { waitUntil: 'commit' })
  const card = page.locator('article').first()
  for (const text of [title, about, 'Kotlin']) await expect(card).toContainText(text)
  release()
  // The skeleton is hidden from screen readers.
  await expect(page.getByRole('article', { name: title })).toContainText(about)
  await expect(page.locator('[data-filled]')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('a page sends its first calls before it asks for files', async ({ request }) => {
  for (const path of ['/', '/dashboard', '/swipeprojects']) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    const [beforeFiles = ''] = html.split('rel="preload"')
    expect(beforeFiles, path).toContain('earlyReads = new Map')
  }
})

const covered = { id: 1, title: 'Watershed', image: '', imageAlt: '', technologies: [] }

/** The answer to the first call of a job seeker's home that shows a project. */
const homeWithCover = {
  done: ['project', 'description', 'repository', 'website', 'answer'],
  newest: { id: covered.id, title: covered.title },
  top: { ...covered, about: '', gitUrl: '', websiteUrl: '' },
  week: [],
  requests: [],
}

test('a generated cover comes with the first answer, and is the one that is rendered', async ({
  page,
}) => {
  await logInDemo(page, 'jobseeker')
  const complaints = watchComplaints(page, (message) => message.type() === 'error')
  const release = await holdScripts(page, /\/apps\/.*\/(?!main\.)[^/]+\.js$/)
  await page.route('**/api/user/home', (route) => route.fulfill({ json: homeWithCover }))
  const answerRest = await holdScripts(page, /\/api\/user\/privacy$/)
  await page.goto('/', { waitUntil: 'commit' })
  const letter = page.getByRole('main').locator('article text').last()
  const look = () =>
    letter.evaluate((text) => {
      const { fontSize, fontWeight, textAnchor, fill, textDecorationLine, visibility } =
        getComputedStyle(text)
      const { x, y, width, height } = text.closest('svg')?.getBoundingClientRect() ?? {}
      return [
        { fontSize, fontWeight, textAnchor, fill, textDecorationLine, visibility },
        { x, y, width, height },
      ]
    })
  await expect(letter).toHaveText('W')
  const before = await look()
  const early = await letter.elementHandle()
  release()
  // Hydration keeps it as a part of the skeleton.
  await expect(page.locator('html:not([data-signed-in])')).toBeAttached()
  await expect(page.getByRole('heading', { name: /^Good to see you, / })).toBeVisible()
  expect(await early?.evaluate((text) => text.isConnected)).toBe(true)
  answerRest()
  await expect(page.getByRole('article').getByRole('link', { name: 'Watershed' })).toBeVisible()
  await expect(page.locator('[data-filled]')).toHaveCount(0)
  expect(await look()).toEqual(before)
  expect(complaints).toEqual([])
})

for (const [state, changes] of Object.entries({
  'a next step': { done: ['project'] },
  'a chat': {
    turns: [{ chatId: 4, firstName: 'Maya', lastName: 'Berg', message: 'Hi', at: '2026-01-01' }],
  },
  'a notice': { paused: true },
}))
  test(`no cover comes early where ${state} will be in its place`, async ({ page }) => {
    await logInDemo(page, 'jobseeker')
    const release = await holdScripts(page, /\/apps\/.*\/(?!main\.)[^/]+\.js$/)
    await page.route('**/api/user/home', (route) =>
      route.fulfill({ json: { ...homeWithCover, ...changes } }),
    )
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('main [data-fill-from]')).toBeAttached()
    await page.evaluate(async () => {
      const reads = Reflect.get(globalThis, 'earlyReads') as Map<string, { text: Promise<string> }>
      await Promise.all([...reads.values()].map(({ text }) => text))
      await new Promise((resolve) => setTimeout(resolve))
    })
    expect(await page.locator('main [data-filled]').count()).toBe(0)
    release()
    await expect(page.locator('main [inert]')).toHaveCount(0)
  })

test('a page that a member opens from home looks as it does at its address', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await logInDemo(page, 'recruiter')
  const look = () =>
    page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('article, article *')].map((element) => {
        const { padding, margin, fontSize } = getComputedStyle(element)
        return [element.localName, padding, margin, fontSize].join(' ')
      }),
    )
  const settledLook = async () => {
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.locator('[data-filled]')).toHaveCount(0)
    let last: string[] = []
    const isSettled = async () => {
      const before = last.join()
      last = await look()
      return last.join() === before
    }
    await expect.poll(isSettled, { intervals: [500] }).toBe(true)
    return last
  }
  await page.goto('/dashboard?section=saved')
  const atAddress = await settledLook()
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: /Saved/ }).click()
  await expect(page).toHaveURL('/dashboard?section=saved')
  await expect.poll(look).toEqual(atAddress)
})

test('buttons of the header that are pressed before the scripts arrive open what they open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await logInDemo(page, 'recruiter')
  const release = await holdScripts(page)
  await page.goto('/faq', { waitUntil: 'commit' })
  const toggle = page.getByRole('button', { name: 'Menu' })
  const entry = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'About Us' })
  await toggle.click()
  await expect(entry).toBeVisible()
  await toggle.click()
  await expect(entry).toBeHidden()
  const bell = page.getByRole('button', { name: 'Notifications', exact: true })
  await bell.click()
  await expect(bell).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await expect(bell).not.toHaveAttribute('aria-busy')
})
