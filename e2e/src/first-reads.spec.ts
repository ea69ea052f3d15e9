import { expect, test, type Page, type Route } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoToken, logInDemo } from './support/demo'
import type { Role } from './support/people'

interface Place {
  path: string
  roles?: Role[]
  reads?: string[]
}

const root = join(import.meta.dirname, '../..')
const apps = ['shell', 'mfe-public', 'mfe-recruiter', 'mfe-jobseeker']

/** Every route of the apps, and the home page with the part of each role. */
const places = apps.flatMap((app): Place[] => {
  const text = readFileSync(join(root, app, 'app.json'), 'utf8')
  const { routes, slots } = JSON.parse(text) as Record<'routes' | 'slots', Place[]>
  return [...routes, ...slots.map((slot) => ({ ...slot, path: '/' }))]
})

const ids = {
  ':requestId': { call: '/api/projectrequests', role: undefined },
  recruiter: { call: '/api/recruiter/contacts', role: 'recruiter' },
  jobseeker: { call: '/api/user/details', role: 'jobseeker' },
} as const

/** The id of a thing that the role sees at a path with a parameter. */
async function idFor(page: Page, path: string, role: Role | undefined) {
  const { call, role: asRole } =
    ids[path.endsWith(':requestId') ? ':requestId' : (role ?? 'recruiter')]
  const headers = asRole && { authorization: `Bearer ${await demoToken(page.request, asRole)}` }
  const answer = (await (await page.request.get(call, { headers })).json()) as unknown
  return ([answer].flat()[0] as { id: number }).id
}

/** The calls of the frame and of the chat, on every page. */
const isOfFrame = (call: string) => /\/(notifications|events|chats)/.test(call)

for (const { path, roles = [undefined], reads = [] } of places) {
  for (const role of roles) {
    test(`${path} names the first calls of its screen, as ${role ?? 'a visitor'}`, async ({
      page,
    }) => {
      if (role) await logInDemo(page, role)
      const isDynamic = path.includes(':')
      const id = isDynamic ? await idFor(page, path, role) : ''
      const own = (text: string) => text.replace(/:\w+/, String(id))
      const sent: string[] = []
      const calls: string[] = []
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url())
        if (!pathname.startsWith('/api/') || request.method() !== 'GET') return
        if (request.resourceType() === 'fetch') sent.push(pathname + search)
        else if (!isOfFrame(pathname)) calls.push(pathname + search)
      })
      // The screen's own calls are not answered at first, so that those that follow from answers are told apart.
      await page.addInitScript(() => {
        Object.defineProperty(globalThis, 'earlyReads', { get: () => undefined, set: () => {} })
      })
      const held: Route[] = []
      let isHolding = true
      await page.route('**/api/**', async (route) => {
        if (isHolding && route.request().resourceType() === 'xhr') held.push(route)
        else await route.continue()
      })
      await page.goto(own(path), { waitUntil: 'domcontentloaded' })
      const named = reads.map(own)
      await expect(page.getByRole('main').getByText(/\w/).first()).toBeVisible()
      if (named.length > 0) await expect.poll(() => calls.length).toBeGreaterThan(0)
      expect(named).toEqual(expect.arrayContaining(calls))
      isHolding = false
      await Promise.all(held.map((route) => route.continue()))
      await expect.poll(() => calls).toEqual(expect.arrayContaining(named))
      expect(sent.filter((call) => !isOfFrame(call)).toSorted()).toEqual(named.toSorted())
    })
  }
}
