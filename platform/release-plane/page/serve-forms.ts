import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { markup } from '../../markup'
import {
  closeSession,
  openSession,
  promote,
  RefusedError,
  rollback,
  turnOff,
  turnOn,
  writeOutcome,
  type Session,
} from '../../release-store'
import { enter } from '../authenticate'
import type { ReleasePlaneOptions } from '../options'
import {
  LeaveForm,
  PromoteForm,
  readBody,
  RollbackForm,
  SwitchForm,
  TicketForm,
  TokenForm,
} from '../schemas'
import type { Page } from './document'
import { loadApp, loadOverview, loadRelease } from './load-pages'
import { refused, show, type LoadedPage } from './show'
import {
  lifetimes,
  redeemTicket,
  requireVisible,
  requireWindow,
  setSessionCookie,
} from './sessions'

const ofForm = {
  /** Browsers name no origin for forms of a sandboxed page; tickets prove where they are from. */
  config: { isForSandboxedPages: true },
  preHandler: async (request: FastifyRequest) => requireWindow(request),
}

const again: Page = {
  heading: 'Releases',
  main: [markup`<p><a href="/platform">Look again</a></p>`],
}
const outOfDate = 'This form was sent before, or its page is too old. Look again, then decide.'

/** The forms of the page: the token that opens it, moves, and the end of the session. */
export function serveForms(plane: FastifyInstance, options: ReleasePlaneOptions): void {
  const { pool } = options

  for (const form of ['enter', 'leave', 'promote', 'rollback', 'off', 'on']) {
    plane.get(`/platform/${form}`, (_request, reply) => reply.redirect('/platform', 303))
  }

  plane.post('/platform/enter', ofForm, async (request, reply) => {
    try {
      const { token } = readBody(TokenForm, request.body)
      const { name } = await enter(request, options, token)
      setSessionCookie(reply, options, await openSession(pool, name, lifetimes.session))
      return reply.redirect('/platform', 303)
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      return show(reply, options, { tokenError: error.message, status: error.status })
    }
  })

  plane.post('/platform/leave', ofForm, async (request, reply) => {
    const session = await redeemTicket(readBody(LeaveForm, request.body).ticket, options)
    if (session === undefined) return showOutOfDate(reply)
    await closeSession(pool, session)
    setSessionCookie(reply, options, '')
    return reply.redirect('/platform', 303)
  })

  post('promote', PromoteForm, {
    async move({ deployer }, { app, version, move, percent, force, reason, ...expected }) {
      const isCanary = move === 'canary'
      await promote(pool, {
        releases: { [app]: version },
        percent: isCanary ? Number(percent) : undefined,
        expected: { [app]: expectedOf(expected) },
        force: force !== undefined,
        requiresTrial: options.requiresTrial,
        deployer,
        by: deployer.name,
        reason,
      })
      return isCanary
        ? `${percent} % of the visitors try ${app} ${version}.`
        : `${app} ${version} is live.`
    },
    page: (session, { app, version }) => loadRelease(options, session, { app, version }),
  })

  post('rollback', RollbackForm, {
    async move({ deployer: { name: by } }, { app, reason, ...expected }) {
      const { active } = await rollback(pool, { app, expected: expectedOf(expected), by, reason })
      return `${app} ${active} is live.`
    },
    page: (session, { app }) => loadApp(options, session, app),
  })

  for (const [way, turn] of [
    ['off', turnOff],
    ['on', turnOn],
  ] as const) {
    post(way, SwitchForm, {
      async move({ deployer: { name: by } }, { app, slot, reason }) {
        await turn(pool, { app, slot: slot || undefined, by, reason })
        return `${app} is turned ${way}${slot && ` in the slot ${slot}`}.`
      },
      page: (session, { app }) => loadApp(options, session, app),
    })
  }

  interface Form<Fields> {
    /** Moves a pointer or a switch and returns a sentence about it. */
    move: (session: Session, fields: Fields) => Promise<string>
    /** The page that shows why a move was refused. */
    page: (session: Session, fields: Fields) => Promise<LoadedPage>
  }

  function post<Schema extends TSchema>(name: string, schema: Schema, form: Form<Static<Schema>>) {
    plane.post(`/platform/${name}`, ofForm, async (request, reply) => {
      const { ticket, app } = readBody(TicketForm, request.body)
      const session = await redeemTicket(ticket, options)
      if (session === undefined) return showOutOfDate(reply)
      let page = () => loadOverview(options, session)
      try {
        const fields = readBody(schema, request.body)
        requireVisible(session, app)
        page = () => form.page(session, fields)
        await writeOutcome(pool, session, await form.move(session, fields))
        // A redirect, so that reloading the page does not send the form again.
        return reply.redirect(`/platform/apps/${app}`, 303)
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error
        const { message, status } = error
        const shown = await page().catch(() => loadOverview(options, session))
        return show(reply, options, { session, page: shown, outcome: refused(message), status })
      }
    })
  }

  const showOutOfDate = (reply: FastifyReply) =>
    show(reply, options, { bare: again, outcome: refused(outOfDate), status: 403 })
}

const expectedOf = ({ active, canary }: { active: string; canary: string }) => ({
  active: active || null,
  canary: canary || null,
})
