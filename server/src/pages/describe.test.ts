import { paths } from '@swipefolio/shared/contract'
import { createTestServer, type TestServer } from '../testing'
import { postRequest } from '../testing/builders'
import { describePages } from './describe'

let server: TestServer
let describePage: ReturnType<typeof describePages>

beforeAll(async () => {
  server = await createTestServer()
  describePage = describePages(server.services)
})
afterAll(() => server.close())

const pathsWithoutQuery = Object.values(paths)
  .filter((path) => typeof path === 'string')
  .map((path) => path.replace(/\?.*/, ''))

it.each([...new Set(pathsWithoutQuery)])('has a title and a description for %s', async (path) => {
  const page = await describePage(path)
  expect(page.status).toBe(200)
  expect(page.title).toMatch(/ · Swipefolio$/)
  expect(page.description).not.toBe('')
})

it('describes a project request by the first 150 characters of its mission', async () => {
  const mission = `${'Build a harbour. '.repeat(20)}⛵`
  const recruiter = await server.logIn('recruiter')
  const { id, title } = await postRequest(server, recruiter, { mission })
  expect(await describePage(paths.projectRequest(id))).toEqual({
    status: 200,
    title: `${title} · Swipefolio`,
    description: mission.slice(0, 150),
  })
})

it.each(['/nothing', '/project-request/1', '/project-request/x', '/user', '/user/1/more'])(
  'says that %s does not exist',
  async (path) => {
    expect(await describePage(path)).toMatchObject({
      status: 404,
      title: 'Page not found · Swipefolio',
    })
  },
)

it('takes the title of an app’s page from its route', async () => {
  const description = { status: 200, title: 'Labs · Swipefolio' }
  expect(await describePage('/labs', 'Labs')).toMatchObject(description)
  expect(await describePage('/project-request/1', 'Request')).toMatchObject({ status: 404 })
})

it('contains nothing about a person', async () => {
  const { account } = await server.logIn('jobseeker')
  const page = await describePage(paths.user(account.id))
  expect(page).toEqual(await describePage(paths.user(1)))
  expect(JSON.stringify(page)).not.toContain(account.first_name)
})

describe('in Hebrew', () => {
  it.each([...new Set(pathsWithoutQuery)])('has a title and a description for %s', async (path) => {
    const { title, description } = await describePage(path, undefined, 'he')
    const [own = '', site] = title.split(' · ')
    expect([own.replace('AI', '').match(/[A-Za-z]+/g), site]).toEqual([null, 'Swipefolio'])
    expect(description.replaceAll('Swipefolio', '')).toMatch(/^[^A-Za-z]+$/)
  })

  it('keeps the words of a request and of a person', async () => {
    const recruiter = await server.logIn('recruiter')
    const { id } = await postRequest(server, recruiter)
    const path = paths.projectRequest(id)
    expect(await describePage(path, undefined, 'he')).toEqual(await describePage(path))
  })

  it('says that a page does not exist, and takes the title of a route', async () => {
    const titles = [describePage('/nothing', undefined, 'he'), describePage('/labs', 'מעבדה', 'he')]
    expect((await Promise.all(titles)).map(({ title }) => title)).toEqual([
      'הדף לא נמצא · Swipefolio',
      'מעבדה · Swipefolio',
    ])
  })
})
