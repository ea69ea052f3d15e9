/** A browser's report about one version of an app in one page; it contains nothing about the visitor. */
export interface HealthReport {
  app: string
  version: string
  screen?: string
  /** `left`: the visitor went on before the screen was shown, which is no failure. */
  kind: 'began' | 'shown' | 'failed' | 'left' | 'interaction'
  reason?: string
  /** Milliseconds: of `shown` since `began`, of `interaction` the longest until the next paint. */
  ms?: number
}

/** What a page has reported about one release. Each measure counts once; `pending`: deadlines by screen. */
interface Outcomes {
  counted: Measure[]
  pending: Record<string, number>
}

/** The outcomes of a page by `app@version`. */
export type PageOutcomes = Record<string, Outcomes>

/** A number that is counted by hour. `silent` failures are among the `failed`, too. */
export type Measure = 'began' | 'shown' | 'failed' | 'silent' | 'time-to-shown' | 'interaction'

/** One more of a measure; `bucket` is the upper bound in milliseconds of what was measured, 0 otherwise. */
export interface Increment {
  app: string
  version: string
  measure: Measure
  bucket: number
  reason: string
}

/** A screen that began and has neither been shown nor failed nor been left by then has failed. */
export const outcomeDeadline = 20_000

const mostPending = 20
/** The bucket of what exceeds every bound: the largest integer of a column. */
export const noBound = 2_147_483_647
const bounds = {
  'time-to-shown': [100, 250, 500, 1_000, 2_000, 4_000, 8_000],
  interaction: [50, 100, 200, 350, 500, 1_000],
}

/** Applies a report to a page's outcomes; returns what it adds to the counts. */
export function applyReport(
  page: PageOutcomes,
  { app, version, screen = '', kind, reason = '', ms }: HealthReport,
  now: number,
): Increment[] {
  const outcomes = (page[`${app}@${version}`] ??= { counted: [], pending: {} })
  const once = (measure: Measure, bucket = 0, why = ''): Increment[] => {
    if (outcomes.counted.includes(measure)) return []
    outcomes.counted.push(measure)
    return [{ app, version, measure, bucket, reason: why }]
  }
  const timed = (measure: keyof typeof bounds) =>
    ms === undefined ? [] : once(measure, bounds[measure].find((bound) => ms <= bound) ?? noBound)

  if (kind === 'interaction') return timed('interaction')
  if (kind === 'began') {
    if (Object.keys(outcomes.pending).length < mostPending) {
      outcomes.pending[screen] = now + outcomeDeadline
    }
    return once('began')
  }
  if (kind === 'failed') {
    outcomes.pending = {}
    return [...once('began'), ...once('failed', 0, reason)]
  }
  delete outcomes.pending[screen]
  if (kind === 'left') return []
  return [...once('began'), ...once('shown'), ...timed('time-to-shown')]
}

/** Counts the screens whose deadline has passed as failed; returns what that adds to the counts. */
export function applySilence(page: PageOutcomes, now: number): Increment[] {
  return Object.entries(page).flatMap(([key, outcomes]) => {
    const late = Object.entries(outcomes.pending).filter(([, deadline]) => deadline <= now)
    if (late.length === 0) return []
    for (const [screen] of late) delete outcomes.pending[screen]
    if (outcomes.counted.includes('failed')) return []
    outcomes.counted.push('failed', 'silent')
    const [app = '', version = ''] = key.split('@')
    const release = { app, version, bucket: 0, reason: 'silent' }
    return [
      { ...release, measure: 'failed' as const },
      { ...release, measure: 'silent' as const },
    ]
  })
}

/** The earliest deadline of a page, if it has one. */
export function nextDeadline(page: PageOutcomes): Date | null {
  const deadlines = Object.values(page).flatMap(({ pending }) => Object.values(pending))
  return deadlines.length > 0 ? new Date(Math.min(...deadlines)) : null
}
