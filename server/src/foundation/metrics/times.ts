import type { ObserveQuery } from '../db/observe-queries'
import type { ObserveSend } from '../outbound/observe-send'
import type { Series } from './durations'
import type { Metrics } from './metrics'

const operations = new Set(['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit'])

function operationOf(text: string): string {
  const [, word = ''] = /^\s*([a-z]+)/i.exec(text) ?? []
  const operation = word.toLowerCase()
  return operations.has(operation) ? operation : 'other'
}

/** Keeps a series for each kind and outcome. */
function countBy(make: (kind: string, outcome: string) => Series) {
  const all = new Map<string, Series>()
  return (kind: string, isOk: boolean, begin: number) => {
    const outcome = isOk ? 'ok' : 'error'
    const key = `${outcome} ${kind}`
    const series = all.get(key) ?? make(kind, outcome)
    all.set(key, series)
    series.observe((performance.now() - begin) / 1000)
  }
}

/** Counts statements by their first word. */
export function createQueryTimes({ queries }: Pick<Metrics, 'queries'>): ObserveQuery {
  const count = countBy((operation, outcome) => queries.series({ operation, outcome }))
  return (text) => {
    const begin = performance.now()
    return (error) => count(operationOf(text), !error, begin)
  }
}

/** Counts requests to other servers; settings name them, so they are few. */
export function createSendTimes({ outbound }: Pick<Metrics, 'outbound'>): ObserveSend {
  const count = countBy((server, outcome) => outbound.series({ server, outcome }))
  return ({ host }) => {
    const begin = performance.now()
    return { end: (status) => count(host, status !== undefined && status < 500, begin) }
  }
}
