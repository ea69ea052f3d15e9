import type { FastifyInstance } from 'fastify'
import { allowTrial, findTrial, saveTrial } from '../release-store'
import { authenticate, requireApps } from './authenticate'
import type { ReleasePlaneOptions } from './options'
import { readBody, TrialBody } from './schemas'

interface ReleasePath {
  Params: { app: string; version: string }
}

/** Passes that show a release to one browser before it is live, and what that browser saw. */
export function serveTrials(plane: FastifyInstance, options: ReleasePlaneOptions): void {
  const { pool } = options

  plane.post<ReleasePath>('/platform/api/releases/:app/:version/trial-pass', async (request) => {
    const { app, version } = request.params
    requireApps(await authenticate(request, options), [app])
    return { pass: await allowTrial(pool, app, version) }
  })

  plane.put<ReleasePath>('/platform/api/releases/:app/:version/trial', async (request, reply) => {
    const deployer = await authenticate(request, options)
    requireApps(deployer, [request.params.app])
    const seen = readBody(TrialBody, request.body)
    const trial = { by: deployer.name, at: new Date().toISOString(), ...seen }
    await saveTrial(pool, request.params, trial)
    return reply.code(204).send()
  })

  plane.get<ReleasePath>('/platform/api/releases/:app/:version/trial', async (request) => {
    await authenticate(request, options)
    const { app, version } = request.params
    return { trial: (await findTrial(pool, app, version)) ?? null }
  })
}
