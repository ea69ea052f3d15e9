import { LRUCache } from 'lru-cache'
import { matchRoutes, type RegistryRoute } from '../registry'
import type { Live } from './live'

const mostPaths = 2000

/** The route of a path, whatever the role. Remembered, because a path is compared with the pattern of every route. */
export class PageRoutes {
  readonly #routes = new LRUCache<string, { route: RegistryRoute | undefined }>({ max: mostPaths })

  find({ etag, registry }: Live, pathname: string): RegistryRoute | undefined {
    const key = etag + pathname
    const known = this.#routes.get(key)
    if (known) return known.route
    const [route] = matchRoutes(registry, pathname)
    this.#routes.set(key, { route })
    return route
  }
}
