import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import { Durations } from './durations'

const longestCollection = 2000

/**
 * What one process counts about itself. Labels have few values and none of a person: route patterns, methods, names of limits.
 */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  let observesProcess = false

  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: `swipefolio_${name}`, help, labelNames, registers })
  const durations = <Label extends string>(name: string, help: string) =>
    new Durations<Label>(registry, `swipefolio_${name}`, help)

  return {
    requests: durations<'route' | 'method' | 'status'>(
      'http_request_duration_seconds',
      'Requests by route pattern, method and class of status; streams of events are not among them.',
    ),
    queries: durations<'operation' | 'outcome'>(
      'database_query_duration_seconds',
      'Statements by their first word, until the answer is there.',
    ),
    outbound: durations<'server' | 'outcome'>(
      'outbound_request_duration_seconds',
      'Requests to the servers that settings name, until the headers of the answer.',
    ),
    shed: counter(
      'requests_shed_total',
      'Requests that were refused with 503 under load, by kind, because of their delay or of a full queue.',
      ['kind', 'reason'],
    ),
    refused: counter('rate_limit_refusals_total', 'Tries above a limit, by its name.', ['limit']),
    accountEvents: counter(
      'account_events_total',
      'What happened to accounts: logins by outcome, changes of passwords and so on.',
      ['event'],
    ),
    mails: counter('mails_total', 'Mails by kind and outcome: sent, postponed, given-up.', [
      'kind',
      'outcome',
    ]),
    replicaReads: counter(
      'replica_reads_total',
      'Calls that a replica may answer, by the server that was asked: replica or primary.',
      ['server'],
    ),
    openStreams: new Gauge({
      name: 'swipefolio_open_streams',
      help: 'Open streams of events.',
      registers,
    }),

    /** A gauge that is read when somebody asks for the metrics; without a value while it cannot be read. */
    gauge<Label extends string = never>(
      name: string,
      help: string,
      read: () => Reading<Label>[] | Promise<Reading<Label>[]>,
      labelNames: Label[] = [],
    ) {
      const gauge = new Gauge<Label>({
        name: `swipefolio_${name}`,
        help,
        labelNames,
        registers,
        async collect() {
          const readings = await withinDeadline(async () => read()).catch(() => [])
          gauge.reset()
          // Without labels, a reset gauge is 0 and not absent.
          if (readings.length === 0 && labelNames.length === 0) gauge.set(NaN)
          for (const [value, labels] of readings) gauge.set({ ...labels } as Labels<Label>, value)
        },
      })
    },

    /** Also observes processor, memory, garbage collection and event loop. */
    observeProcess() {
      if (!observesProcess) collectDefaultMetrics({ register: registry })
      observesProcess = true
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  }
}

type Labels<Label extends string> = Record<Label, string>
type Reading<Label extends string> = [value: number, labels?: Labels<Label>]

export type Metrics = ReturnType<typeof createMetrics>

/** A database that stands still must not keep the figures that say so. */
async function withinDeadline<T>(read: () => Promise<T>): Promise<T> {
  let deadline: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    deadline = setTimeout(reject, longestCollection, new Error('Too late'))
  })
  try {
    return await Promise.race([read(), late])
  } finally {
    clearTimeout(deadline)
  }
}
