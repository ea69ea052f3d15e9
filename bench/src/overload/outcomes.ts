import { quantile } from '../chatting'

/** Answers that come later than this are of no use to anybody. */
const usefulMilliseconds = 1000

/** What became of the requests of one kind. */
export interface Outcome {
  offered: number
  /** Successes that came in time. */
  good: number
  late: number
  /** 503 and 429. */
  refused: number
  /** Other statuses, cut connections, and no answer at all. */
  failed: number
  /** No connection was free: the server keeps all that the client may have. */
  unsent: number
  /** How late the client itself was in the worst percent, in milliseconds: beyond some tens, the client is what was measured. */
  lag: number
  p50: number
  p99: number
}

interface Counted extends Omit<Outcome, 'p50' | 'p99' | 'lag'> {
  times: number[]
  lateness: number[]
}

/** Counts what becomes of requests, by kind. */
export class Outcomes {
  readonly #of = new Map<string, Counted>()

  offer(name: string, lateness: number) {
    const counted = this.#at(name)
    counted.offered += 1
    counted.lateness.push(lateness)
  }

  answer(name: string, status: number, milliseconds: number) {
    const counted = this.#at(name)
    if (status === 503 || status === 429) counted.refused += 1
    else if (status === 0 || status >= 400) counted.failed += 1
    else {
      counted.times.push(milliseconds)
      if (milliseconds <= usefulMilliseconds) counted.good += 1
      else counted.late += 1
    }
  }

  dropUnsent(name: string) {
    this.#at(name).unsent += 1
  }

  result(): Record<string, Outcome> {
    return Object.fromEntries(
      [...this.#of].map(([name, { times, lateness, ...counts }]) => [
        name,
        {
          ...counts,
          lag: quantile(lateness, 0.99),
          p50: quantile(times, 0.5),
          p99: quantile(times, 0.99),
        },
      ]),
    )
  }

  #at(name: string) {
    const known = this.#of.get(name)
    if (known) return known
    const made: Counted = {
      offered: 0,
      good: 0,
      late: 0,
      refused: 0,
      failed: 0,
      unsent: 0,
      times: [],
      lateness: [],
    }
    this.#of.set(name, made)
    return made
  }
}
