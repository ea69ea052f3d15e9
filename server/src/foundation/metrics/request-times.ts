import type { FastifyContextConfig } from 'fastify'
import type { Series } from './durations'
import type { Metrics } from './metrics'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer ends when the client leaves, so that its duration says nothing. */
    isEndless?: boolean
  }
}

interface Ended {
  config: FastifyContextConfig
  route: string
  method: string
  status: number
  milliseconds: number
}

/** Counts requests by route. The series of a route are kept by its config, because each route has its own. */
export function createRequestTimes({ requests }: Pick<Metrics, 'requests'>) {
  const ofRoutes = new WeakMap<object, Map<string, Series>>()

  return ({ config, route, method, status, milliseconds }: Ended): void => {
    if (config.isEndless) return
    const ofRoute = ofRoutes.get(config) ?? new Map<string, Series>()
    if (ofRoute.size === 0) ofRoutes.set(config, ofRoute)
    const statusClass = classes[Math.floor(status / 100)] ?? 'other'
    const key = method + statusClass
    let series = ofRoute.get(key)
    if (!series) {
      series = requests.series({ route, method, status: statusClass })
      ofRoute.set(key, series)
    }
    series.observe(milliseconds / 1000)
  }
}

const classes = ['other', '1xx', '2xx', '3xx', '4xx', '5xx']
