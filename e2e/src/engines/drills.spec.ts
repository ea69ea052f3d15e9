import { shellName } from '@swipefolio/platform/registry'
import { demoToken } from '../support/demo'
import { startSession } from './people'
import type { Person } from './person'
import { button, heading, type Place, role } from './place'
import { startStagedServer } from './staged-server'
import { expect, test as base } from './test'

const test = base.extend<{ product: Awaited<ReturnType<typeof startStagedServer>> }>({
  async product({ baseURL }, use) {
    const product = await startStagedServer(baseURL ?? '')
    await use(product)
    product.close()
  },
})

const isDown = role('alert', undefined, { containing: 'This page is not available right now.' })
const isSubstituted = role('status', undefined, { containing: 'runs in its previous version' })
const mark = 'tamperedCodeRan'

async function seesSubstitute(person: Person, content: Place) {
  await person.sees(content)
  await person.sees(isSubstituted)
}

/** Leaves the page, which sends the reports of its health. */
const leave = (person: Person) => person.visit('/healthz')

test('load: a release with a missing chunk is replaced by the previous one', async ({
  meet,
  product: { url, stage, reports },
}) => {
  const app = 'mfe-public'
  const { version } = await stage.release(app, '0.0.1-missing', {
    edit: (name, content) => (name === stage.real(app).entry ? content : undefined),
    hasPrevious: true,
  })
  const visitor = await meet({ origin: url })
  await visitor.visit('/faq')
  await seesSubstitute(visitor, heading('Frequently Asked Questions'))
  await leave(visitor)
  await expect.poll(reports).toContainEqual({ app, version, kind: 'failed', reason: 'chunk' })
})

test('broken code: a release that throws on load is replaced, then down, then mended', async ({
  meet,
  request,
  product: { url, stage, reports },
}) => {
  const app = 'mfe-recruiter'
  const { entry } = stage.real(app)
  const edit = (name: string, content: string) =>
    name === entry ? `throw new Error('drill');${content}` : content
  const recruiter = await meet({ origin: url })
  await startSession(recruiter, 'recruiter', await demoToken(request, 'recruiter'))

  const { version } = await stage.release(app, '0.0.1-broken', { edit, hasPrevious: true })
  await recruiter.visit('/swipeprojects')
  await seesSubstitute(recruiter, heading('Start Swiping', role('main')))
  await leave(recruiter)
  await expect.poll(reports).toContainEqual({ app, version, kind: 'failed', reason: 'entry' })

  await stage.release(app, '0.0.2-broken', { edit })
  await recruiter.visit('/swipeprojects')
  await recruiter.sees(isDown)
  await recruiter.sees(role('banner'))
  await recruiter.sees(role('contentinfo'))

  await stage.release(app, '0.0.3-mended')
  await recruiter.visit('/swipeprojects')
  await recruiter.sees(heading('Start Swiping', role('main')))
  await recruiter.misses(isSubstituted)
})

test('integrity: nothing of a changed entry runs, and the page says so', async ({
  meet,
  request,
  product: { url, stage },
}) => {
  const app = 'mfe-jobseeker'
  const { base: folder, entry } = await stage.release(app, '0.0.1-changed')
  const content = stage.fileAt(folder + entry)?.body ?? ''
  stage.tamper(folder + entry, `globalThis.${mark} = true;${content}`)
  const seeker = await meet({ origin: url })
  await startSession(seeker, 'jobseeker', await demoToken(request, 'jobseeker'))
  await seeker.visit('/dashboard')
  await seeker.sees(isDown)
  expect(await seeker.ask(`'${mark}' in globalThis`)).toBe(false)
})

test('neighbour: an app runs in a newer shell', async ({
  meet,
  request,
  product: { url, stage },
}) => {
  await stage.release(shellName, '9.9.9')
  const recruiter = await meet({ origin: url })
  await startSession(recruiter, 'recruiter', await demoToken(request, 'recruiter'))
  await recruiter.visit('/aboutus')
  await recruiter.sees(button(/^Messages/))
  const source = `document.querySelector('script#shell').getAttribute('src')`
  expect(await recruiter.ask(source)).toContain('/shell/9.9.9/')
})
