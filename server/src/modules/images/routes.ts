import type { FastifyInstance } from 'fastify'
import { notFound } from '../../foundation/http/errors'
import { route } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { createEncoder, encoderProcess } from './encode'
import { imagesService } from './service'

const largestFile = 5 * 1024 * 1024

export function imagesModule(app: FastifyInstance, services: Services) {
  const encoder = createEncoder(encoderProcess(services.config.root))
  app.addHook('onClose', async () => encoder.close())
  const images = imagesService(services, encoder)

  const options = { bodyLimit: largestFile }

  route(app, 'POST /api/user/images', ({ person, body }) => images.upload(person.id, body), options)

  route(
    app,
    'POST /api/user/profile/picture',
    ({ person, body }) => images.upload(person.id, body, { isSquare: true }),
    options,
  )

  app.get<{ Params: { name: string } }>('/api/images/:name', async (request, reply) => {
    const data = await images.find(request.params.name)
    if (!data) {
      await app.countForAddress(request)
      throw notFound()
    }
    return reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .type('image/webp')
      .send(data)
  })
}
