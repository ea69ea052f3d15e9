import type { FastifyRequest } from 'fastify'

/** An address can be written in many ways (%61 is an a), and leads to one route. */
export const isUnder = ({ url, routeOptions }: FastifyRequest, prefix: string): boolean =>
  url.startsWith(prefix) || routeOptions.url?.startsWith(prefix) === true
