import {
  connect,
  decide,
  storeReadme,
  storeReview,
  postRequest,
  publishProject,
  reveal,
  sendAnswer,
  submitLink,
} from '../testing/builders'
import { call, succeed } from '../testing/call'
import { createTestServer, type LoggedIn, testPassword, type TestServer } from '../testing'
import { storePortrait, uploadImage } from '../testing/pictures'
import { storePushDevice } from '../testing/push-device'
import { addPasskey, turnOnSecondFactor } from '../testing/second-factor'
import { declaredTables } from './personal-data'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const sideOf = ({ account }: LoggedIn) => (account.role === 'recruiter' ? 'recruiter' : 'user')

test('personal data is declared once for every column of the database, and for no other', async () => {
  const { rows } = await server.pool.query<{ name: string }>(`
    select table_name || '.' || column_name as name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'`)
  const declared = declaredTables.flatMap(([table, { columns }]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  )
  expect(declared.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('personal data is removed by reference where the declaration says so', async () => {
  const { rows } = await server.pool.query<{ names: string }>(`
    select conrelid::regclass || ' with ' || confrelid::regclass as names
    from pg_constraint where contype = 'f' and confdeltype = 'c'`)
  const cascades = rows.map(({ names }) => names)
  const dependent = declaredTables.flatMap(([table, data]) =>
    'removedWith' in data ? [`${table} with ${data.removedWith}`] : [],
  )
  expect(cascades).toEqual(expect.arrayContaining(dependent))
})

test('personal data in any text column of an account does not survive its deletion', async () => {
  const { rows } = await server.pool.query<{ name: string }>(`
    select column_name as name from information_schema.columns
    where table_name = 'account' and data_type in ('text', 'character varying')
      and is_generated = 'NEVER' and column_name not in ('role', 'password_hash')`)
  const columns = rows.map(({ name }) => name)
  const { account, ...person } = await server.logIn('jobseeker')
  await server.pool.query(
    `update account set ${columns.map((name) => `${name} = 'canary ${name}'`).join()} where id = $1`,
    [account.id],
  )
  const body = { password: testPassword }
  const answer = await call(server, 'DELETE /api/user/account', { account, ...person }, { body })
  expect([answer.status, answer.text]).toEqual([200, 'Account deleted'])
  const { rows: left } = await server.pool.query('select * from account where id = $1', [
    account.id,
  ])
  expect(columns).toContain('first_name')
  expect(JSON.stringify(left)).not.toContain('canary')
})

/** The paths of every key below a value; the items of a list share a path. */
function pathsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pathsOf(item, path))
  if (typeof value !== 'object' || value === null) return [path]
  const below = Object.entries(value).flatMap(([key, inner]) =>
    pathsOf(inner, path ? `${path}.${key}` : key),
  )
  return path ? [path, ...below] : below
}

test('personal data is exported under the paths that are declared', async () => {
  const seeker = await server.logIn('jobseeker')
  const recruiter = await server.logIn('recruiter')
  const chat = await connect(server, recruiter, seeker)
  const [image, another] = [await uploadImage(server, seeker), await uploadImage(server, seeker)]
  const pictured = { image, morePictures: [{ image: another, imageAlt: 'Another' }] }
  const published = await publishProject(server, seeker, pictured)
  await decide(server, recruiter, published.id, 'SAVED')
  await storeReadme(server, seeker, { projectId: published.id, text: 'Tides' })
  const request = await postRequest(server, recruiter, { technologies: [{ id: 1 }] })
  await call(server, `PUT /api/user/project-request/${request.id}/bookmark`, seeker)
  await reveal(server, recruiter, await submitLink(server, seeker, request.id))
  const { id: projectId } = await publishProject(server, seeker, { gitUrl: 'https://tide.example' })
  await sendAnswer(server, seeker, request.id, { projectId })
  const page = { body: { isOn: true, handle: 'noa-levi', projectIds: [projectId] } }
  await succeed(call(server, 'PUT /api/user/public-page', seeker, page))
  const hiding = { body: { hiddenCompanies: ['Elsewhere'], hiddenDomains: ['elsewhere.example'] } }
  await call(server, 'PUT /api/user/privacy', seeker, hiding)
  const profile = {
    languages: ['Hebrew'],
    links: [{ label: 'Blog', url: 'https://noa.example' }],
    image: await storePortrait(server, seeker),
    publicFields: ['links'],
  }
  await succeed(call(server, 'PUT /api/user/profile', seeker, { body: profile }))
  await call(server, 'POST /api/user/technologies', seeker, { body: { name: 'Kelp Script' } })
  for (const person of [seeker, recruiter]) {
    const chats = `/api/${sideOf(person)}/chats`
    await call(server, `POST ${chats}/send`, person, { body: { ...chat, message: 'Hello' } })
    await call(server, `POST ${chats}/${chat.id}/report`, person, { body: { reason: 'spam' } })
    const review = await storeReview(server, person, 'rope')
    const statement = `/api/${sideOf(person)}/ai-reviews/${review}/items/1`
    await call(server, `PUT ${statement}/dispute`, person)
  }
  const desk = { body: { tags: ['remote'] } }
  await call(server, `PUT /api/recruiter/contacts/${seeker.account.id}/desk`, recruiter, desk)
  const filter = { body: { name: 'Mine', technologyIds: [1] } }
  await call(server, 'POST /api/recruiter/saved-filters', recruiter, filter)
  await turnOnSecondFactor(server, seeker)
  await addPasskey(server, recruiter)
  await storePushDevice(server, seeker)
  const blocked = await connect(server, await server.logIn('recruiter'), seeker)
  await call(server, `PUT /api/user/chats/${blocked.id}/block`, seeker)

  const paths = new Set<string>()
  for (const person of [seeker, recruiter]) {
    const { account, sections } = (
      await call(server, `GET /api/${sideOf(person)}/export`, person)
    ).json<{ account: object; sections: object }>()
    for (const path of pathsOf({ account, ...sections })) paths.add(path)
  }
  const declared = declaredTables.flatMap(([table, { columns }]) =>
    Object.entries(columns).flatMap(([column, fate]) => {
      const exported = typeof fate === 'object' && 'exported' in fate ? fate.exported : fate
      return typeof exported === 'string' ? [{ column: `${table}.${column}`, exported }] : []
    }),
  )
  expect(declared.filter(({ exported }) => !paths.has(exported))).toEqual([])
})
