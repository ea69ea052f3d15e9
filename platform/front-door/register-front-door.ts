import type { FastifyInstance } from 'fastify'
import { FileCache } from './file-cache'
import { serveLiveReload } from './live-reload'
import { LiveRegistry } from './live-registry'
import type { FrontDoorOptions } from './options'
import { PageCache } from './page-cache'
import { PrerenderedPages } from './prerendered'
import { ReleaseParts } from './release-parts'
import { serveFiles } from './serve-files'
import { serveFonts } from './serve-fonts'
import { servePages } from './serve-pages'
import { serveRegistry } from './serve-registry'
import { serveWorker } from './serve-worker'

/**
 * Serves pages, apps' files and the registry from the release store. Reads the registry
 * before the first request, so the store's migrations must have run.
 */
export function registerFrontDoor(app: FastifyInstance, options: FrontDoorOptions): void {
  const warn = (error: unknown) => app.log.warn({ err: error }, 'the registry could not be read')
  const { pool, isDevelopment = false, createListener } = options
  const registry = new LiveRegistry(pool, isDevelopment, warn, createListener)
  const files = new FileCache(options.pool, options.files)
  serveFiles(app, files)
  serveFonts(app, registry, files)
  serveRegistry(app, registry, options)
  serveWorker(app, registry, options)
  if (options.liveReload) serveLiveReload(app, registry)
  const prerendered = new PrerenderedPages(new ReleaseParts(files), options.content)
  servePages(app, registry, new PageCache(prerendered, options), options)
  app.addHook('onReady', () => registry.start())
  app.addHook('onClose', () => registry.stop())
}
