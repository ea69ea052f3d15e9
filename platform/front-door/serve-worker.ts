import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chosenLanguage } from '../languages'
import { releaseBase } from '../registry'
import { EncodedText } from './encoded-text'
import { isKnown } from './entity-tags'
import type { Live } from './live'
import type { LiveRegistry } from './live-registry'
import type { FrontDoorOptions, OfflineOptions } from './options'
import { renderPage } from './page'
import { sharedFiles } from './role-starts'
import { pageSecurityHeaders } from './security-headers'
import { retiredWorker } from './retired-worker'
import type { WorkerOptions } from './worker-options'
import { workerPath } from './worker-page-scripts'

interface Script {
  text: EncodedText
  etag: string
}

/**
 * Serves the service worker. The script contains the page that is shown without network, of the active releases: a canary is not kept, and no
 * script of a page can change that page, as it could change one in a cache.
 */
export function serveWorker(
  app: FastifyInstance,
  registry: LiveRegistry,
  options: FrontDoorOptions,
): void {
  const scripts = new WeakMap<Live, Script>()
  const { offline } = options
  const retired = toScript(retiredWorker)

  const scriptOf = (live: Live, settings: OfflineOptions): Script => {
    const known = scripts.get(live)
    if (known) return known
    const given = JSON.stringify(workerOptions(live, options, settings))
    const made = toScript(`const workerOptions=${given};${settings.script}`)
    scripts.set(live, made)
    return made
  }

  const liveFor = ({ headers }: FastifyRequest) =>
    registry.for(undefined, (offered) => chosenLanguage(headers, offered))

  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const { text, etag } = offline ? scriptOf(liveFor(request), offline) : retired
    void reply.headers({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'self'",
      'cross-origin-resource-policy': 'same-origin',
      vary: 'accept-encoding, accept-language, cookie',
      'x-content-type-options': 'nosniff',
      etag,
    })
    if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send()
    const { body, encoding } = await text.encode(request.headers['accept-encoding'] ?? '')
    if (encoding) void reply.header('content-encoding', encoding)
    return reply.type('text/javascript; charset=utf-8').send(body)
  }
  app.route({ method: ['GET', 'HEAD'], url: workerPath, handler: serve })
}

function workerOptions(
  live: Live,
  options: FrontDoorOptions,
  { keptReads, sessionEnd }: OfflineOptions,
): WorkerOptions {
  const { site, apiPrefixes } = options
  const description = { status: 200, title: site.name, description: '' }
  const page = renderPage({
    live,
    description,
    pathname: anyPath,
    search: '',
    options: { ...options, overrides: undefined, liveReload: false, publicUrl: undefined },
    starts: {},
    isKept: true,
  })
  const { shell } = live
  const hasIcon = shell?.files[notificationIcon] !== undefined
  return {
    siteName: site.name,
    icon: shell && hasIcon ? releaseBase(shell) + notificationIcon : undefined,
    page: {
      html: page.html,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        ...pageSecurityHeaders(page, { ...options, overrides: undefined }),
      },
    },
    files: live.files,
    startFiles: Object.keys(sharedFiles(live, anyPath)),
    apiPrefixes,
    keptReads: keptReads.map(patternSource).join('|'),
    sessionEnd,
  }
}

/** Has no route, so that nothing of a screen is preloaded. */
const anyPath = ''

const notificationIcon = 'icon-192.png'

/** `/users/:id` as the source of a regular expression. */
const patternSource = (pattern: string) =>
  `^${pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`

function toScript(code: string): Script {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 22)
  return { text: new EncodedText(code), etag: `W/"${hash}"` }
}
