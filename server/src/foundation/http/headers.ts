import type { FastifyInstance } from 'fastify'
import { isUnder } from './is-under'

/** The headers that no response lacks, beside the id of the request. */
export const constantHeaders = (production: boolean): Record<string, string> => ({
  ...secure,
  ...(production && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

/** Headers of every response. The front door sets the content security policy of pages. */
export function headers(app: FastifyInstance, production: boolean): void {
  const always = constantHeaders(production)
  const ofCalls = { ...always, 'cache-control': 'no-store' }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isUnder(request, '/api/') ? ofCalls : always)
    reply.header('x-request-id', request.id)
    done()
  })
}

const secure = {
  'content-security-policy':
    "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
}
