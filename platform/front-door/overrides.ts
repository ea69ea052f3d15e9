import type { FastifyRequest } from 'fastify'
import type { Registry } from '../registry'

const published = /^([a-z][a-z0-9-]*)@(\d[\w.-]*)$/
const atMost = 10

/** The versions by app name in `?app=recruiter@2.3.0`. The browser itself applies overrides with a development server. */
export function askedVersions(request: FastifyRequest, { apps }: Registry): Map<string, string> {
  const search = new URLSearchParams(request.url.split('?', 2)[1] ?? '')
  const asked = new Map<string, string>()
  for (const text of search.getAll('app').slice(0, atMost)) {
    const [, short = '', version = ''] = published.exec(text) ?? []
    const app = Object.keys(apps).find((name) => name === short || name.endsWith(`-${short}`))
    if (short !== '' && app !== undefined) asked.set(app, version)
  }
  return asked
}
