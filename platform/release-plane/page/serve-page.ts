import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RefusedError, takeOutcome, type Session } from '../../release-store'
import type { ReleasePlaneOptions } from '../options'
import { loadApp, loadOverview, loadRelease, loadShares } from './load-pages'
import { serveForms } from './serve-forms'
import { refused, show, type LoadedPage } from './show'
import { hasSeveralSessions, readSession } from './sessions'

interface PageRequest {
  Params: { app: string; version: string }
  Querystring: Record<string, string | string[] | undefined>
}

const nothing: LoadedPage = () => ({
  heading: 'Not found',
  above: [['/platform', 'Releases']],
  main: [],
})

const severalSessions =
  "The browser sent more than one session. One may be of an app's script: delete the cookies of this site, then open it again."

/** `/platform`: what the holder of a token may see of the apps, and the forms that move their pointers. */
export function servePage(plane: FastifyInstance, options: ReleasePlaneOptions): void {
  const get = (
    path: string,
    load: (session: Session, request: FastifyRequest<PageRequest>) => Promise<LoadedPage>,
  ) =>
    plane.get<PageRequest>(path, async (request, reply) => {
      if (hasSeveralSessions(request)) {
        return show(reply, options, { outcome: refused(severalSessions), status: 403 })
      }
      const session = await readSession(request, options)
      if (session === undefined) return show(reply, options, {})
      return showLoaded(reply, session, () => load(session, request))
    })

  get('/platform', (session, { query }) => loadOverview(options, session, textOf(query['q'])))
  get('/platform/shares', (session) => loadShares(options, session))
  get('/platform/apps/:app', (session, { params, query }) =>
    loadApp(options, session, params.app, textOf(query['hours'])),
  )
  get('/platform/apps/:app/:version', (session, { params, query }) =>
    loadRelease(options, session, { ...params, base: textOf(query['with']) }),
  )
  serveForms(plane, options)

  async function showLoaded(
    reply: FastifyReply,
    session: Session,
    load: () => Promise<LoadedPage>,
  ) {
    try {
      const page = await load()
      const sentence = await takeOutcome(options.pool, session)
      const outcome = sentence === undefined ? undefined : { isRefused: false, sentence }
      return await show(reply, options, { session, page, outcome })
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      const { status, message } = error
      return show(reply, options, { session, page: nothing, outcome: refused(message), status })
    }
  }
}

const textOf = (value: string | string[] | undefined) => [value].flat()[0]
