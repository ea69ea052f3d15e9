import type { FastifyInstance } from 'fastify'

/** The headers of a navigation. */
export const inWindow = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }

/** Requests the page `/platform` as a browser does; `app` returns the server. */
export function createPageVisitor(app: () => FastifyInstance) {
  const post = (path: string, form: Record<string, string>, headers = inWindow) =>
    app().inject({
      method: 'POST',
      url: `/platform${path}`,
      payload: new URLSearchParams(form).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'null',
        ...headers,
      },
    })

  const open = (session = '', path = '', headers: Record<string, string> = inWindow) =>
    app().inject({
      url: `/platform${path}`,
      headers: { ...headers, ...(session && { cookie: `visitor=x; platform_session=${session}` }) },
    })

  /** Enters with a token and returns the id of the session. */
  async function enter(token: string) {
    const { headers } = await post('/enter', { token })
    return /^platform_session=([\w-]{43});/.exec(String(headers['set-cookie']))?.[1] ?? ''
  }

  async function ticketOf(session: string) {
    return /name="ticket" value="([\w-]{43})"/.exec((await open(session)).body)?.[1] ?? ''
  }

  return { post, open, enter, ticketOf }
}
