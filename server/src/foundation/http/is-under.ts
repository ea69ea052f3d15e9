import type { FastifyRequest } from 'fastify'

/** Compares the route's template, because one path has many spellings (%61 is an a). */
export const isUnder = (request: FastifyRequest, prefix: string): boolean =>
  request.url.startsWith(prefix) || request.routeOptions.url?.startsWith(prefix) === true
