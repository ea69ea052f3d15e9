import Fastify from 'fastify'
import { Pool } from 'pg'

/**
 * The least that a server of this stack can do: Fastify with a response schema, and one named statement that reads or changes a row.
 * It prints its address like the product.
 */
const { SOCKET_FOLDER: host } = process.env
const pool = host ? new Pool({ host, user: 'swipefolio', max: 10 }) : undefined
const app = Fastify()

app.get('/poll', { schema: { response: { 200: { type: 'boolean' } } } }, async () => false)

const project = {
  type: 'object',
  properties: { id: { type: 'string' }, title: { type: 'string' }, about: { type: 'string' } },
} as const
app.get<{ Params: { id: string } }>(
  '/project/:id',
  { schema: { response: { 200: project } } },
  async ({ params }) => {
    const found = await pool?.query<object>({
      name: 'project',
      text: 'select id, title, about from project where id = $1',
      values: [params.id],
    })
    return found?.rows[0]
  },
)

app.post<{ Params: { id: string } }>(
  '/row/:id',
  { schema: { response: { 200: { type: 'boolean' } } } },
  async ({ params }) => {
    await pool?.query({
      name: 'row',
      text: 'update bench_row set value = value + 1 where id = $1',
      values: [params.id],
    })
    return true
  },
)

process.stdout.write(`ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
