import type * as Api from '@opentelemetry/api'
import type * as Sdk from '@opentelemetry/sdk-trace'
import { AsyncLocalStorage } from 'node:async_hooks'
import { readTraceparent } from '../http/trace-context'
import type { Logger } from '../logger'
import type { Config } from '../settings/config'

export type TracingConfig = NonNullable<Config['tracing']>

type Attributes = Record<string, string | number | undefined>

interface SpanOptions {
  kind: 'server' | 'client' | 'consumer'
  attributes?: Attributes
  /** The header that names the span of the caller. */
  traceparent?: unknown
}

/** A span that has begun. */
export interface OpenSpan {
  traceId: string
  /** The header with which a server that is asked continues the trace. */
  traceparent: string
  /** Runs work whose spans are children of this one. */
  run<T>(work: () => T): T
  end(result?: { attributes?: Attributes; isFailed?: boolean }): void
}

export interface Tracing {
  /** Begins the span of a request or a job; nothing when it is not sampled. */
  begin(name: string, options: SpanOptions): OpenSpan | undefined
  /** Begins a span within the current one; nothing outside of one. */
  beginChild(name: string, options: Omit<SpanOptions, 'traceparent'>): OpenSpan | undefined
  /** Sends what was not sent yet. */
  close(): Promise<void>
}

const sendMilliseconds = 3000
const warningMilliseconds = 60_000

/** Sends spans to an OpenTelemetry collector. The SDK is loaded here, so that a start without tracing costs nothing. */
export async function createTracing(config: TracingConfig, logger: Logger): Promise<Tracing> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  warnOfFailures(api, logger)
  const exporter = new OTLPTraceExporter({
    url: `${config.endpoint}/v1/traces`,
    headers: config.headers,
    timeoutMillis: sendMilliseconds,
  })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': config.serviceName }),
    sampler: samplerOf(sdk, config),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('swipefolio')
  const current = new AsyncLocalStorage<Api.Context>()
  const kinds = {
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    consumer: api.SpanKind.CONSUMER,
  }

  function beginIn(parent: Api.Context, name: string, { kind, attributes }: SpanOptions) {
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent)
    if (!span.isRecording()) return undefined
    const context = api.trace.setSpan(parent, span)
    const { traceId, spanId } = span.spanContext()
    return {
      traceId,
      traceparent: `00-${traceId}-${spanId}-01`,
      run: <T>(work: () => T) => current.run(context, work),
      end({ attributes: found, isFailed }: Parameters<OpenSpan['end']>[0] = {}) {
        if (found) span.setAttributes(found)
        if (isFailed) span.setStatus({ code: api.SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

  return {
    begin(name, options) {
      const caller = readTraceparent(options.traceparent)
      const parent = caller
        ? api.trace.setSpanContext(api.ROOT_CONTEXT, {
            traceId: caller.traceId,
            spanId: caller.spanId,
            traceFlags: caller.flags & api.TraceFlags.SAMPLED,
            isRemote: true,
          })
        : api.ROOT_CONTEXT
      return beginIn(parent, name, options)
    },
    beginChild(name, options) {
      const parent = current.getStore()
      return parent && beginIn(parent, name, options)
    },
    async close() {
      await provider.shutdown()
      api.diag.disable()
    },
  }
}

/** Browsers mark their calls as not sampled, and anybody can mark calls as sampled: a sampler that asks no parent decides for both. */
function samplerOf(sdk: typeof Sdk, { sampler, ratio }: TracingConfig) {
  const [, asksParent, name] = /^(parentbased_)?(\w+)$/.exec(sampler) ?? []
  const root = {
    always_on: new sdk.AlwaysOnSampler(),
    always_off: new sdk.AlwaysOffSampler(),
    traceidratio: new sdk.TraceIdRatioBasedSampler(ratio),
  }[name as 'always_on' | 'always_off' | 'traceidratio']
  return asksParent ? new sdk.ParentBasedSampler({ root }) : root
}

/** At most one line in a minute, without what the collector answered. */
function warnOfFailures({ diag, DiagLogLevel }: typeof Api, logger: Logger) {
  let warnedAt = -Infinity
  const warn = () => {
    if (performance.now() - warnedAt < warningMilliseconds) return
    warnedAt = performance.now()
    logger.warn('Traces could not be sent')
  }
  const ignore = () => undefined
  const listeners = { error: warn, warn, info: ignore, debug: ignore, verbose: ignore }
  diag.setLogger(listeners, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
}
