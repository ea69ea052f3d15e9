import type { Histogram, Registry } from 'prom-client'

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The durations with one combination of labels, in seconds. */
class Series {
  readonly counts = [...bounds, Infinity].map(() => 0)
  sum = 0

  constructor(readonly labels: Record<string, string>) {}

  observe(seconds: number): void {
    let bucket = 0
    while (bucket < bounds.length && seconds > (bounds[bucket] ?? 0)) bucket += 1
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1
    this.sum += seconds
  }
}

/**
 * A histogram whose callers keep their series. That of prom-client looks for one at each observation, which takes 400 ns; every
 * poll would pay it.
 */
export class Durations<Label extends string> {
  private readonly all = new Map<string, Series>()

  constructor(
    registry: Registry,
    readonly name: string,
    private readonly help: string,
  ) {
    // All that the registry asks of a metric is its name and its values.
    registry.registerMetric(this as unknown as Histogram)
  }

  /** The series of these labels, to be kept by the caller. */
  series(labels: Record<Label, string>): Series {
    const key = JSON.stringify(labels)
    const series = this.all.get(key) ?? new Series(labels)
    this.all.set(key, series)
    return series
  }

  async get() {
    const { name, help } = this
    const values = [...this.all.values()].flatMap((one) => this.valuesOf(one))
    return { name, help, type: 'histogram', aggregator: 'sum', values }
  }

  private valuesOf({ labels, counts, sum }: Series) {
    let count = 0
    const buckets = counts.map((added, at) => ({
      metricName: `${this.name}_bucket`,
      labels: { ...labels, le: bounds[at] ?? '+Inf' },
      value: (count += added),
    }))
    return [
      ...buckets,
      { metricName: `${this.name}_sum`, labels, value: sum },
      { metricName: `${this.name}_count`, labels, value: count },
    ]
  }
}

export type { Series }
