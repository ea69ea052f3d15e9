import type { ObserveQuery } from '../db/observe-queries'
import type { ObserveSend } from '../outbound/observe-send'
import type { Config } from '../settings/config'
import type { Tracing } from './tracing'

const longestText = 2000

/** A span per statement of a request or a job. The text has no values: they are parameters. */
export const traceQueries =
  (tracing: Tracing): ObserveQuery =>
  (text) => {
    const [, operation = ''] = /^\s*(\w+)/.exec(text) ?? []
    const [, table] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(text) ?? []
    const span = tracing.beginChild([operation, table].filter(Boolean).join(' '), {
      kind: 'client',
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.collection.name': table,
        'db.query.text': text.slice(0, longestText),
      },
    })
    return (error) => span?.end({ isFailed: error !== undefined })
  }

/** A span per request to another server. Only the model, which is the operator's choice, is told the trace. */
export const traceSends =
  (tracing: Tracing, { model }: Pick<Config, 'model'>): ObserveSend =>
  (url) => {
    const span = tracing.beginChild(`request to ${url.host}`, {
      kind: 'client',
      attributes: { 'server.address': url.hostname, 'server.port': Number(url.port) || undefined },
    })
    const isModel = model !== undefined && url.href.startsWith(`${model.baseUrl}/`)
    return {
      headers: span && isModel ? { traceparent: span.traceparent } : undefined,
      end: (status) =>
        span?.end({
          attributes: { 'http.response.status_code': status },
          isFailed: status === undefined || status >= 500,
        }),
    }
  }
