import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { docs } from './docs/routes'
import { bodyParsers } from './foundation/http/body-parsers'
import { callLimits } from './foundation/http/call-limits'
import { createCursors } from './foundation/http/cursors'
import { createBadAddressAnswer, errorAnswers } from './foundation/http/error-handler'
import { escapePagePath, refuseMalformedEscapes } from './foundation/http/characters'
import { csrfProtection } from './foundation/http/csrf-protection'
import { headers } from './foundation/http/headers'
import { health } from './foundation/http/health'
import { deadlines } from './foundation/http/deadlines'
import type { Door } from './foundation/http/door'
import { createMemoryAnswers } from './foundation/http/memory-answers'
import { httpOptions } from './foundation/http/http-options'
import { createRequestIds } from './foundation/http/request-ids'
import { replicaReads } from './foundation/http/replica-reads'
import { requestLog } from './foundation/http/request-log'
import { createOverloadGuard } from './foundation/overload/overload'
import { refusalPage } from './pages/refusal-page'
import { compileSerializer } from './foundation/http/serialization'
import { compileValidator } from './foundation/http/validation'
import { metricsRoute } from './foundation/metrics/serve-metrics'
import { traceRequests } from './foundation/tracing/trace-requests'
import { hasMailbox, mailboxPage } from './foundation/mail/mailbox-page'
import { accountsModule } from './leaving/routes'
import { accountSecurityModule } from './modules/account-security/routes'
import { aiReviewModule } from './modules/ai-review/routes'
import { authModule } from './modules/auth/routes'
import { authentication } from './people/sessions/authenticate'
import { createTokenReader } from './people/sessions/tokens'
import { blocksModule } from './modules/blocks/routes'
import { chatsModule } from './modules/chats/routes'
import { contactsModule } from './modules/contacts/routes'
import { deskModule } from './modules/desk/routes'
import { savedFiltersModule } from './modules/saved-filters/routes'
import { decisionsModule } from './modules/decisions/routes'
import { digestsModule } from './modules/digests/routes'
import { homeModule } from './modules/home/routes'
import { imagesModule } from './modules/images/routes'
import { jobSeekerProfileModule } from './modules/job-seeker-profile/routes'
import { linksModule } from './modules/links/routes'
import { liveEventsModule } from './modules/live-events/routes'
import { notificationsModule } from './modules/notifications/routes'
import { privacyModule } from './modules/privacy/routes'
import { profileModule } from './modules/profile/routes'
import { projectRequestsModule } from './modules/project-requests/routes'
import { projectsModule } from './modules/projects/routes'
import { publicPageModule } from './modules/public-page/routes'
import { readmesModule } from './modules/readmes/routes'
import { pushModule } from './modules/push/routes'
import { secondFactorModule } from './modules/second-factor/routes'
import { statsModule } from './modules/stats/routes'
import { technologiesModule } from './modules/technologies/routes'
import type { Services } from './foundation/services'

type Module = (app: FastifyInstance, services: Services) => void

const modules: Module[] = [
  authModule,
  profileModule,
  jobSeekerProfileModule,
  publicPageModule,
  accountSecurityModule,
  secondFactorModule,
  technologiesModule,
  projectsModule,
  readmesModule,
  imagesModule,
  privacyModule,
  accountsModule,
  blocksModule,
  decisionsModule,
  contactsModule,
  deskModule,
  savedFiltersModule,
  projectRequestsModule,
  linksModule,
  chatsModule,
  notificationsModule,
  liveEventsModule,
  digestsModule,
  pushModule,
  statsModule,
  homeModule,
  aiReviewModule,
]

interface AppOptions {
  /** Whether requests are refused or aborted while the process or its database is overloaded. */
  shedsLoad?: boolean
  /** The port that is listened on already. */
  door?: Door
  /** How long a client may take to send a request with its headers and body. */
  requestMilliseconds?: number
}

/** The API's Fastify app. `main` runs it; tests inject requests into it. */
export function buildApp(
  services: Services,
  { shedsLoad = true, door, requestMilliseconds }: AppOptions = {},
): FastifyInstance {
  const { config, logger } = services
  const http = httpOptions(requestMilliseconds)
  const readToken = createTokenReader(services)
  const hasToken = (of: IncomingHttpHeaders) => readToken(of) !== undefined
  const guard = shedsLoad ? createOverloadGuard(services, hasToken, refusalPage) : undefined
  const memory = createMemoryAnswers(services)
  const listen = door?.serverFactory ?? ((handle: RequestListener) => createServer(http, handle))
  const app = Fastify({
    serverFactory: (handle) => listen(memory.before(guard ? guard.admit(handle) : handle)),
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 320 },
    requestTimeout: http.requestTimeout,
    keepAliveTimeout: http.keepAliveTimeout,
    trustProxy: trustProxy(config.trustProxy),
    genReqId: createRequestIds(config.trustProxy),
    rewriteUrl: escapePagePath,
    // Requests are named by the lines themselves, because a logger of their own costs each of them.
    childLoggerFactory: (parent) => parent,
    http,
    frameworkErrors: createBadAddressAnswer(refusalPage),
    return503OnClosing: false,
  })
  app.setValidatorCompiler(compileValidator)
  app.setSerializerCompiler(compileSerializer)
  traceRequests(app, services.tracing)
  errorAnswers(app, refusalPage)
  bodyParsers(app)
  headers(app, config.production)
  guard?.watchRoutes(app)
  memory.watchRoutes(app)
  if (guard) deadlines(app)
  csrfProtection(app, config.publicUrl)
  refuseMalformedEscapes(app)
  requestLog(app, services.metrics)
  app.decorate('cursors', createCursors(config.jwtSecret))
  replicaReads(app, services)
  health(app, services)
  docs(app)
  if (hasMailbox(config)) mailboxPage(app, services)
  authentication(app, services, readToken)
  callLimits(app, services)
  metricsRoute(app, services)
  // A plugin of its own, so that its routes are registered after the previous plugins have loaded.
  void app.register(async (api) => {
    for (const register of modules) register(api, services)
  })
  return app
}

// Fastify's types lack the number of trusted proxies.
const trustProxy = (trusted: Services['config']['trustProxy']) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted
