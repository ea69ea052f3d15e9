import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Markup } from '../../markup'
import {
  everyApp,
  listHealth,
  listMoves,
  listPointers,
  listReleases,
  promote,
  RefusedError,
  rollback,
} from '../../release-store'
import { enter } from '../authenticate'
import type { ReleasePlaneOptions } from '../options'
import { AppBody, PromoteForm, readBody, TokenForm } from '../schemas'
import { documentOf, entrance, exit, pageHeaders, type Outcome } from './document'
import { overviewOf } from './overview'

const cookie = /(?:^|;\s*)platform_token=([\w-]{1,200})(?:;|$)/
const outcomeCookie = /(?:^|;\s*)platform_outcome=([^;]{1,2000})(?:;|$)/
const eightHours = 28_800
const aMoment = 30
const shownMoves = 20

/** `/platform`: releases, pointers, canaries, health and sizes, and forms with which an operator moves pointers. */
export function servePage(plane: FastifyInstance, options: ReleasePlaneOptions): void {
  const { pool, siteName, isSecure } = options

  plane.get('/platform', async (request, reply) => {
    if (tokenOf(request) === '') return show(reply, 200, undefined, [entrance])
    return acting(request, reply, async () => {
      const sentence = outcomeOf(request)
      if (sentence !== undefined) void reply.header('set-cookie', cookieOf('outcome', '', 0))
      return showOverview(reply, 200, sentence ? { isRefused: false, sentence } : undefined)
    })
  })

  for (const form of ['enter', 'promote', 'rollback']) {
    plane.get(`/platform/${form}`, (_request, reply) => reply.redirect('/platform', 303))
  }

  plane.post('/platform/enter', async (request, reply) => {
    const { token } = readBody(TokenForm, request.body)
    try {
      requireOperator(await enter(request, options, token))
    } catch (error) {
      return showRefusal(reply, error)
    }
    return reply
      .header('set-cookie', cookieOf('token', token, eightHours))
      .redirect('/platform', 303)
  })

  plane.post('/platform/leave', async (_request, reply) =>
    reply.header('set-cookie', cookieOf('token', '', 0)).redirect('/platform', 303),
  )

  plane.post('/platform/promote', (request, reply) =>
    acting(request, reply, async (by) => {
      const { app, version, canary } = readBody(PromoteForm, request.body)
      const percent = canary === undefined ? undefined : Number(canary)
      await promote(pool, { releases: { [app]: version }, percent, by })
      return goBack(
        reply,
        percent
          ? `${percent} % of the visitors try ${app} ${version}.`
          : `${app} ${version} is live.`,
      )
    }),
  )

  plane.post('/platform/rollback', (request, reply) =>
    acting(request, reply, async (by) => {
      const { app } = readBody(AppBody, request.body)
      const { active } = await rollback(pool, { app, by })
      return goBack(reply, `${app} ${active} is live.`)
    }),
  )

  /** Redirects after a POST, so that reloading the page does not move a pointer again. */
  const goBack = (reply: FastifyReply, sentence: string) =>
    reply
      .header('set-cookie', cookieOf('outcome', encodeURIComponent(sentence), aMoment))
      .redirect('/platform', 303)

  /** Performs an action of an operator; shows a refusal above the releases. */
  async function acting(
    request: FastifyRequest,
    reply: FastifyReply,
    act: (by: string) => Promise<FastifyReply>,
  ) {
    let operator: string
    try {
      operator = requireOperator(await enter(request, options, tokenOf(request)))
    } catch (error) {
      void reply.header('set-cookie', cookieOf('token', '', 0))
      return showRefusal(reply, error)
    }
    try {
      return await act(operator)
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      return showOverview(reply, error.status, { isRefused: true, sentence: error.message })
    }
  }

  async function showOverview(reply: FastifyReply, status: number, outcome?: Outcome) {
    const [pointers, releases, health, moves] = await Promise.all([
      listPointers(pool),
      listReleases(pool),
      listHealth(pool),
      listMoves(pool, { limit: shownMoves }),
    ])
    return show(reply, status, outcome, overviewOf({ pointers, releases, health, moves }), exit)
  }

  function showRefusal(reply: FastifyReply, error: unknown) {
    if (!(error instanceof RefusedError)) throw error
    return show(reply, error.status, { isRefused: true, sentence: error.message }, [entrance])
  }

  const show = (
    reply: FastifyReply,
    status: number,
    outcome: Outcome | undefined,
    main: Markup[],
    header?: Markup,
  ) =>
    reply
      .code(status)
      .headers(pageHeaders)
      .send(documentOf(siteName, outcome, main, header))

  const cookieOf = (name: 'token' | 'outcome', value: string, seconds: number) =>
    `platform_${name}=${value}; Path=/platform; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
}

const tokenOf = ({ headers }: FastifyRequest) => cookie.exec(headers.cookie ?? '')?.[1] ?? ''

function outcomeOf({ headers }: FastifyRequest): string | undefined {
  try {
    return decodeURIComponent(outcomeCookie.exec(headers.cookie ?? '')?.[1] ?? '') || undefined
  } catch {
    return undefined
  }
}

function requireOperator({ name, apps }: { name: string; apps: string[] }): string {
  if (apps.includes(everyApp)) return name
  throw new RefusedError(403, `The token ${name} is no operator's.`)
}
