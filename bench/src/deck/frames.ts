import type { CDPSession } from 'playwright-core'

interface FrameReport {
  frame_sequence: number
  state: string
  affects_smoothness: boolean
}

interface TraceEvent {
  name: string
  ph: string
  args: { frame_reporter?: FrameReport; chrome_frame_reporter?: FrameReport }
}

/** Frames with new content. */
export interface Frames {
  wanted: number
  /** Frames with an animation that was at least one frame late, on any thread. */
  late: number
  /** Frames without content. */
  dropped: number
}

/** The compositor's reports about its frames during an action. */
export async function recordFrames(
  devtools: CDPSession,
  work: () => Promise<void>,
): Promise<Frames> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]))
  devtools.on('Tracing.dataCollected', collect)
  const includedCategories = ['disabled-by-default-devtools.timeline.frame']
  await devtools.send('Tracing.start', { traceConfig: { includedCategories } })
  await work()
  const complete = new Promise<void>((resolve) =>
    devtools.once('Tracing.tracingComplete', () => resolve()),
  )
  await devtools.send('Tracing.end')
  await complete
  devtools.off('Tracing.dataCollected', collect)
  return count(events)
}

/** A frame has several reports when its main-thread part comes later. */
function count(events: TraceEvent[]): Frames {
  const frames = new Map<number, FrameReport[]>()
  for (const { name, ph, args } of events) {
    const report = args.frame_reporter ?? args.chrome_frame_reporter
    if (name !== 'PipelineReporter' || ph !== 'b' || !report) continue
    if (report.state === 'STATE_NO_UPDATE_DESIRED') continue
    const of = frames.get(report.frame_sequence) ?? []
    frames.set(report.frame_sequence, [...of, report])
  }
  const all = [...frames.values()]
  const isLate = ({ affects_smoothness, state }: FrameReport) =>
    affects_smoothness && state !== 'STATE_PRESENTED_ALL'
  const isDropped = (report: FrameReport) => isLate(report) && report.state === 'STATE_DROPPED'
  return {
    wanted: all.length,
    late: all.filter((reports) => reports.some(isLate)).length,
    dropped: all.filter((reports) => reports.every(isDropped)).length,
  }
}
