import { expect } from '@playwright/test'
import { type Account, makeAccount } from './support/accounts'
import { startCodeHost } from './support/code-host'
import { button, dialog, expectAccessible, openSection } from './support/dashboard'
import { cardOf } from './support/deck'
import { onlyInFull } from './support/is-full'
import { newPerson } from './support/people'
import { startServer, stop, type ServerProcess } from './support/server-process'
import { test } from './support/two-people'

const testInFull = onlyInFull(test)

const secret = 'Written by Avi Canary'
const readme = `# Clock

${secret}. See [the docs](https://docs.example/start), [this](javascript:alert(1)) and ![a shot](shot.png).

<img src="https://spy.example/x.png" onerror="alert(1)"><script>alert(1)</script>

- One
- Two

| Sea | Tide |
| --- | --- |
| North | High |
`

let server: ServerProcess | undefined
let host: Awaited<ReturnType<typeof startCodeHost>> | undefined

test.beforeAll(async () => {
  host = await startCodeHost({ 'README.md': readme })
  server = await startServer(host.settings)
})
test.afterAll(async () => {
  if (server) await stop(server)
  await host?.close()
})

test.use({
  baseURL: async ({}, use) => use(server?.url),
  contextOptions: { reducedMotion: 'reduce' },
})

testInFull(
  'a form is filled in from a repository, whose README contacts alone are shown, as words',
  async ({ seekerPage: page, recruiterPage, request }) => {
    const seeker: Account = await makeAccount(request, newPerson('jobseeker', 'Avi', 'Stern'))
    const recruiter: Account = await makeAccount(request, newPerson('recruiter', 'Jonas', 'Weber'))
    await seeker.enter(page)
    await recruiter.enter(recruiterPage)

    await page.goto('/dashboard?add=true')
    await page.getByLabel(/GitHub URL/).fill('gone/clock')
    await button(page, 'Fill in from the Repository').click()
    await expect(page.getByText('There is no public repository at this address.')).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('')
    await page.getByLabel(/GitHub URL/).fill('tides/tide-clock')
    await button(page, 'Fill in from the Repository').click()
    await expect(page.getByText(/^Filled in Title, About/)).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('Tide Clock')
    await expect(page.getByLabel(/^About/)).toHaveValue('Tells the tide.')
    await expect(button(page, 'Remove Python')).toBeVisible()
    await button(page, 'Take the README').click()
    await expect(page.getByText(/^README of tides\/tide-clock, taken just now/)).toBeVisible()
    await expectAccessible(page, 'a form with a repository')
    await button(page, 'Add Project').click()
    await expect(dialog(page)).toHaveCount(0)

    const foreign: string[] = []
    page.on('request', (sent) => {
      if (!sent.url().startsWith(server?.url ?? '') && sent.url().startsWith('http'))
        foreign.push(sent.url())
    })
    await openSection(page, 'projects')
    await button(page, 'View Details').click()
    const shown = page.getByRole('region', { name: 'README' })
    await expect(shown.getByText(secret)).toBeVisible()
    await expect(shown.getByRole('link', { name: 'the docs' })).toHaveAttribute(
      'href',
      'https://docs.example/start',
    )
    await expect(shown.getByText('(docs.example)')).toBeVisible()
    await expect(shown.getByRole('link', { name: 'this' })).toHaveCount(0)
    await expect(shown.getByRole('link', { name: 'a shot' })).toBeVisible()
    await expect(shown.locator('img, script')).toHaveCount(0)
    await expect(shown.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page, 'the details with a README')
    expect(foreign).toEqual([])

    const seen: string[] = []
    recruiterPage.on('response', (response) => {
      if (response.url().includes('/api/'))
        void response.text().then(
          (text) => seen.push(text),
          () => {},
        )
    })
    await recruiterPage.goto('/swipeprojects')
    await expect(cardOf(recruiterPage, 'Tide Clock')).toBeVisible()
    await expect.poll(() => seen.join()).toContain('Tide Clock')
    expect(seen.join()).not.toContain(secret)
    const [project] = await seeker.call<{ id: number }[]>('GET', '/api/user/projects')
    const params = { likedStatus: 'LIKED' }
    await recruiter.call('POST', `/api/recruiter/projects/${project?.id}`, { params })
    const [contact] = await recruiter.call<{ id: number }[]>('GET', '/api/recruiter/contacts')
    await recruiterPage.goto(`/user/${contact?.id}`)
    await button(recruiterPage, 'Tide Clock').click()
    const opened = dialog(recruiterPage, 'Tide Clock').getByRole('region', { name: 'README' })
    await expect(opened.getByText(secret)).toBeVisible()
    await expectAccessible(recruiterPage, 'a contact’s project with a README')
  },
)
