import type { FastifyInstance } from 'fastify'
import {
  findRelease,
  listHealth,
  listMoves,
  listPointers,
  listReleases,
  listSwitchedOff,
  promote,
  RefusedError,
  retire,
  rollback,
  turnOff,
  turnOn,
} from '../release-store'
import { authenticate, requireApps } from './authenticate'
import type { ReleasePlaneOptions } from './options'
import { AppBody, PromoteBody, readBody, SwitchBody } from './schemas'

interface ReleasePath {
  Params: { app: string; version: string }
}

interface HistoryQuery {
  Querystring: { app?: string; limit?: string }
}

const longestHistory = 500

/** Moving pointers, and reading pointers, history and health. */
export function serveMoves(plane: FastifyInstance, options: ReleasePlaneOptions): void {
  const { pool, requiresTrial = false } = options

  plane.post('/platform/api/promote', async (request) => {
    const deployer = await authenticate(request, options)
    const { canary: percent, ...promotion } = readBody(PromoteBody, request.body)
    requireApps(deployer, Object.keys(promotion.releases))
    return {
      pointers: await promote(pool, {
        ...promotion,
        percent,
        deployer,
        requiresTrial,
        by: deployer.name,
      }),
    }
  })

  plane.post('/platform/api/rollback', async (request) => {
    const deployer = await authenticate(request, options)
    const taking = readBody(AppBody, request.body)
    requireApps(deployer, [taking.app])
    return { pointers: [await rollback(pool, { ...taking, by: deployer.name })] }
  })

  plane.post('/platform/api/retire', async (request) => {
    const deployer = await authenticate(request, options)
    const taking = readBody(AppBody, request.body)
    requireApps(deployer, [taking.app])
    await retire(pool, { ...taking, by: deployer.name })
    return { pointers: [] }
  })

  for (const [path, turn] of [
    ['off', turnOff],
    ['on', turnOn],
  ] as const) {
    plane.post(`/platform/api/${path}`, async (request) => {
      const deployer = await authenticate(request, options)
      const switching = readBody(SwitchBody, request.body)
      requireApps(deployer, [switching.app])
      await turn(pool, { ...switching, by: deployer.name })
      return { switchedOff: await listSwitchedOff(pool) }
    })
  }

  plane.get('/platform/api/status', async (request) => {
    await authenticate(request, options)
    const [pointers, releases, health, switchedOff] = await Promise.all([
      listPointers(pool),
      listReleases(pool),
      listHealth(pool),
      listSwitchedOff(pool),
    ])
    return { pointers, releases, health, switchedOff, requiresTrial }
  })

  plane.get<HistoryQuery>('/platform/api/history', async (request) => {
    await authenticate(request, options)
    const { app, limit = '50' } = request.query
    if (!/^[1-9]\d{0,2}$/.test(limit) || Number(limit) > longestHistory) {
      throw new RefusedError(400, `limit is a number from 1 to ${longestHistory}.`)
    }
    return {
      moves: await listMoves(pool, {
        apps: app === undefined ? undefined : [app],
        limit: Number(limit),
      }),
    }
  })

  plane.get<ReleasePath>('/platform/api/releases/:app/:version', async (request) => {
    await authenticate(request, options)
    const { app, version } = request.params
    const release = await findRelease(pool, app, version)
    if (release === undefined) throw new RefusedError(404, `${app} ${version} is not published.`)
    return { release }
  })
}
