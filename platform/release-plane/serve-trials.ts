import type { FastifyInstance } from 'fastify'
import type { Release } from '../registry'
import { visitsOf } from '../release-command/trial/visits.mjs'
import {
  allowTrial,
  findRelease,
  findTrial,
  RefusedError,
  saveTrial,
  type Trial,
} from '../release-store'
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
    const { app, version } = request.params
    const release = await findRelease(pool, app, version)
    if (release) requireEveryScreen(release, seen)
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

/** An empty report has no failure and would pass. */
function requireEveryScreen(release: Release, { screens }: Pick<Trial, 'screens'>): void {
  const missing = visitsOf(release).filter(
    ({ screen, path, role }) =>
      !screens.some((seen) => seen.screen === screen && seen.path === path && seen.role === role),
  )
  if (missing.length === 0) return
  const places = missing.map(
    ({ screen, path, role }) => `${screen || 'the shell'} at ${path} for ${role}`,
  )
  const sentence = `The trial of ${release.app} ${release.version} does not cover ${places.join(', ')}.`
  throw new RefusedError(400, sentence)
}
