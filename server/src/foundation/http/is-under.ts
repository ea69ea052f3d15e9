import type { FastifyRequest } from 'fastify'

/** Compares the route's template, because one path has many spellings (%61 is an a). */
export const isUnder = ({ url, routeOptions }: FastifyRequest, prefix: string): boolean =>
  url.startsWith(prefix) || routeOptions.url?.startsWith(prefix) === true
