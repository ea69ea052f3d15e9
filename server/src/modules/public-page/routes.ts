import type { FastifyInstance } from 'fastify'
import { join } from 'node:path'
import { notFound } from '../../foundation/http/errors'
import { route } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { createImageProcesses } from '../images/image-processes'
import { findPage, publicPageService } from './service'
import { createSharePictures, sharePictureName } from './share-picture'

const pictureProcess = 'server/src/modules/public-page/picture-process.mjs'

export function publicPageModule(app: FastifyInstance, services: Services) {
  const pages = publicPageService(services)
  const processes = createImageProcesses({
    script: join(services.config.root, pictureProcess),
    most: 1,
  })
  app.addHook('onClose', async () => processes.close())
  const pictures = createSharePictures(services, processes)

  route(app, 'GET /api/user/public-page', ({ person }) => pages.own(person.id))

  route(app, 'PUT /api/user/public-page', ({ person, body, origin }) =>
    pages.update(person.id, body, origin),
  )

  route(app, 'GET /api/public-pages/:handle', ({ params }) => pages.get(params.handle))

  app.get<{ Params: { handle: string; name: string } }>(
    '/api/public-pages/:handle/share/:name',
    async ({ params, headers }, reply) => {
      const found = await findPage(services, params.handle)
      const name = found && sharePictureName(found.page)
      if (!found || name !== params.name) throw notFound()
      // Asked for again each time, so that it is gone with the page.
      const etag = `"${name}"`
      void reply.headers({ 'cache-control': 'no-cache', etag, 'x-robots-tag': 'noindex' })
      if (headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply.type('image/png').send(await pictures.draw(name, found.page))
    },
  )
}
