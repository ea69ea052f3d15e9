import type { FastifyInstance } from 'fastify'
import { jsonSchemas } from '../registry'

/** The JSON Schemas of the release contract, for everybody. */
export function serveSchemas(plane: FastifyInstance): void {
  for (const [name, schema] of Object.entries(jsonSchemas)) {
    plane.get(`/platform/schemas/${name}`, (_request, reply) =>
      reply.type('application/schema+json').send(JSON.stringify(schema, null, 2)),
    )
  }
}
