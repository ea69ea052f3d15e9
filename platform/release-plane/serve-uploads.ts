import type { FastifyInstance } from 'fastify'
import {
  addFile,
  beginUpload,
  checkBeside,
  checkOwner,
  findUploadApp,
  finishUpload,
  RefusedError,
} from '../release-store'
import { checkRelease } from '../gate'
import { largestFile } from '../registry'
import { authenticate, requireApps } from './authenticate'
import type { ReleasePlaneOptions } from './options'
import { readBody, ReleaseBody } from './schemas'

const largestRecord = 1024 * 1024
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface AppPath {
  Params: { app: string }
}

interface UploadPath {
  Params: { id: string; '*': string }
}

/** Publishing: the record first, then each file, then completion. */
export function serveUploads(plane: FastifyInstance, options: ReleasePlaneOptions): void {
  const { pool, files } = options

  // The command asks before a build, because a build takes long.
  plane.get<AppPath>('/platform/api/apps/:app', async (request, reply) => {
    requireApps(await authenticate(request, options), [request.params.app])
    return reply.code(204).send()
  })

  plane.post('/platform/api/check', { bodyLimit: largestRecord }, async (request) => {
    const deployer = await authenticate(request, options)
    const { release } = readBody(ReleaseBody, request.body)
    requireApps(deployer, [release.app])
    return {
      refusals: [
        ...checkRelease(release),
        ...(await checkBeside(pool, release)),
        ...(await checkOwner(pool, deployer, [release])),
      ],
    }
  })

  plane.post('/platform/api/releases', { bodyLimit: largestRecord }, async (request, reply) => {
    const deployer = await authenticate(request, options)
    const { release } = readBody(ReleaseBody, request.body)
    requireApps(deployer, [release.app])
    const [foreign] = await checkOwner(pool, deployer, [release])
    if (foreign) throw new RefusedError(403, foreign.sentence)
    const upload = await beginUpload(pool, release, deployer.name, files)
    return reply.code(upload ? 201 : 200).send({ upload: upload ?? null })
  })

  plane.put<UploadPath>(
    '/platform/api/uploads/:id/files/*',
    { bodyLimit: largestFile },
    async (request, reply) => {
      const { id, '*': name } = request.params
      await requireUpload(request, id)
      const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await addFile(pool, id, name, content, files)
      return reply.code(204).send()
    },
  )

  plane.post<UploadPath>('/platform/api/uploads/:id/finish', async (request, reply) => {
    const { id } = request.params
    await requireUpload(request, id)
    const { app, version } = await finishUpload(pool, id, files)
    return reply.code(201).send({ app, version })
  })

  async function requireUpload(request: Parameters<typeof authenticate>[0], id: string) {
    const deployer = await authenticate(request, options)
    const app = uuid.test(id) ? await findUploadApp(pool, id) : undefined
    if (app === undefined) throw new RefusedError(404, 'There is no such upload.')
    requireApps(deployer, [app])
  }
}
