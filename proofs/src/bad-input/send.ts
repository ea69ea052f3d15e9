import type { HTTPMethods } from 'fastify'
import { fill } from '../matrix/templates'
import type { World } from '../matrix/world'
import type { BadInput } from './rows'

/** Sends a row without any normalisation. */
export async function sendBadInput(world: World, row: BadInput) {
  const { params, query, body, headers } = await fill(
    { params: row.params, query: row.query, body: row.body, headers: row.headers },
    { world, actor: row.as, isRefused: row.status >= 400 },
  )
  const [method, path = ''] = row.call.split(' ')
  const url = path.replace(/:(\w+)/g, (_all, name: string) => params?.[name] ?? '')
  const search = [row.search, query && String(new URLSearchParams(query))].filter(Boolean).join('&')
  const person = row.as === 'A' ? undefined : world.people[row.as]
  const hasJson = body !== undefined && row.payload === undefined
  const answer = await world.server.app.inject({
    method: method as HTTPMethods,
    url: search ? `${url}?${search}` : url,
    payload: hasJson ? JSON.stringify(body) : row.payload,
    headers: {
      ...person?.headers,
      ...(hasJson && { 'content-type': 'application/json' }),
      ...headers,
    },
  })
  return { status: answer.statusCode, text: answer.body, headers: answer.headers }
}
