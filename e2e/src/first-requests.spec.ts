import { expect, test, type Page, type Request } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoToken, logInDemo } from './support/demo'
import type { Role } from './support/people'

interface Place {
  path: string
  roles?: Role[]
  reads?: string[]
  searchReads?: Record<string, string[]>
}

const root = join(import.meta.dirname, '../..')
const apps = ['shell', 'mfe-public', 'mfe-recruiter', 'mfe-jobseeker']

/** A route also with one of the queries that have calls of their own: tests of the apps see that of each. */
function withQuery(route: Place): Place[] {
  const [, [search, reads] = []] = Object.entries(route.searchReads ?? {})
  return search ? [route, { ...route, path: route.path + search, reads }] : [route]
}

/** Every route of the apps, and the home page with the part of each role. */
const places = apps.flatMap((app): Place[] => {
  const text = readFileSync(join(root, app, 'app.json'), 'utf8')
  const { routes, slots } = JSON.parse(text) as Record<'routes' | 'slots', Place[]>
  return [...routes.flatMap(withQuery), ...slots.map((slot) => ({ ...slot, path: '/' }))]
})

const ids = {
  recruiter: '/api/recruiter/contacts',
  jobseeker: '/api/user/details',
} as const

/** The id of a thing that the role sees at a path with a parameter. */
async function idFor(page: Page, role: Role) {
  const headers = { authorization: `Bearer ${await demoToken(page.request, role)}` }
  const answer = (await (await page.request.get(ids[role], { headers })).json()) as unknown
  return ([answer].flat()[0] as { id: number }).id
}

/** The calls of the frame and of the chat, on every page. */
const isOfFrame = (call: string) => /\/(notifications|events|chats)/.test(call)

/** What a recruiter keeps about a contact comes once the profile is shown, by a script of its own. */
const isOfDesk = (call: string) => /\/contacts\/\d+\/desk$|\/contact-stages$/.test(call)

/** The chat comes when the page is idle. */
const isOfScreens = (file: string) =>
  file.startsWith('/apps/mfe-') && !/mfe-chat|contact-desk/.test(file)

// A page without roles contains the answer to its screen's first call.
for (const { path, roles = [], reads } of places) {
  for (const role of reads ? roles : []) {
    test(`${path} asks for all that its screen needs before a script has arrived, as ${role}`, async ({
      page,
    }) => {
      await logInDemo(page, role)
      const id = path.includes(':') ? await idFor(page, role) : ''
      const own = (text: string) => text.replace(/:\w+/, String(id))
      const named = reads?.map(own) ?? []
      const early: string[] = []
      const calls: string[] = []
      const ofFrame: string[] = []
      const scripts: string[] = []
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url())
        if (isOfScreens(pathname)) scripts.push(pathname)
        if (!pathname.startsWith('/api/') || isOfDesk(pathname)) return
        const list = request.resourceType() === 'fetch' ? early : calls
        const place = isOfFrame(pathname) ? ofFrame : list
        place.push(pathname + search)
      })
      // The answers are not taken over, so that the screen makes its calls itself.
      await page.addInitScript(() => {
        Object.defineProperty(globalThis, 'earlyReads', { get: () => undefined, set: () => {} })
      })
      const releaseScripts = await hold(page, '**/apps/**/*.js', () => true)
      // Not answered at first, so that calls that follow from answers are told apart.
      const releaseCalls = await hold(
        page,
        '**/api/**',
        (request) => request.resourceType() === 'xhr',
      )

      await page.goto(own(path), { waitUntil: 'commit' })
      await expect(page.getByRole('button', { name: 'Notifications' })).toHaveCount(1)
      await expect.poll(() => early.toSorted()).toEqual(named.toSorted())
      await expect(page.getByRole('contentinfo')).toBeAttached()
      const first = new Set(scripts)
      releaseScripts()

      await expect.poll(() => calls.length).toBeGreaterThan(0)
      expect(named).toEqual(expect.arrayContaining(calls))
      // The frame's own calls and the chat come after what the screen shows first.
      expect(ofFrame).toEqual([])
      releaseCalls()
      await expect.poll(() => calls).toEqual(expect.arrayContaining(named))
      expect(scripts.filter((script) => !first.has(script))).toEqual([])
    })
  }
}

/** Holds requests back until the returned function is called. */
async function hold(page: Page, pattern: string, isHeld: (request: Request) => boolean) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    if (isHeld(route.request())) await released
    await route.continue()
  })
  return release
}
