import { markup } from '../../markup'
import type { HealthHour, ReleaseSummary } from '../../release-store'
import { grouped, signed } from './format'

const height = 100
const barWidth = 24
const gap = 8

/** The sizes of an app's versions from the oldest, below the budget of the newest. */
export function sizeChart(releases: readonly ReleaseSummary[]) {
  const budget = releases.at(-1)?.budget ?? 0
  const largest = Math.max(budget, ...releases.map(({ bytes }) => bytes), 1)
  const width = releases.length * (barWidth + gap)
  const heightOf = (bytes: number) => Math.round((bytes / largest) * height)
  return markup`<div class="scroll" tabindex="0" role="region" aria-label="Sizes by version"><svg class="chart" role="img" aria-label="Bytes of scripts (brotli) by version, from the oldest" width="${width}" height="${height + 4}" viewBox="0 -4 ${width} ${height + 4}">
<line class="limit" x1="0" x2="${width}" y1="${height - heightOf(budget)}" y2="${height - heightOf(budget)}"/>
${releases.map(
  ({ version, bytes }, at) =>
    markup`<rect x="${at * (barWidth + gap)}" y="${height - heightOf(bytes)}" width="${barWidth}" height="${heightOf(bytes)}"><title>${version}: ${grouped(bytes)} bytes</title></rect>`,
)}</svg></div>
<ul class="plain sizes">${releases.map(
    ({ version, bytes }, at) =>
      markup`<li>${version} <b>${grouped(bytes)}</b> <small>${at > 0 && signed(bytes - (releases[at - 1]?.bytes ?? 0))}</small></li>`,
  )}</ul>
<p class="soft">Bytes of scripts, compressed; the line is the budget, ${grouped(budget)}.</p>`
}

const hour = 3_600_000
const hoursWidth = 168
const hoursHeight = 32

/** Pages that showed a version, and above them those in which it failed, one bar an hour. */
export function hoursChart(
  version: string,
  hours: readonly HealthHour[],
  { span, now }: { span: number; now: Date },
) {
  const first = Math.floor(now.getTime() / hour) - span + 1
  const most = Math.max(1, ...hours.map(({ shown, failed }) => shown + failed))
  const width = hoursWidth / span
  const bar = (at: number, from: number, count: number, kind: string) => {
    const high = (count / most) * hoursHeight
    const y = hoursHeight - (from / most) * hoursHeight - high
    return (
      count > 0 &&
      markup`<rect class="${kind}" x="${at * width}" y="${y.toFixed(1)}" width="${width * 0.8}" height="${high.toFixed(1)}"/>`
    )
  }
  return markup`<svg class="chart" role="img" aria-label="${version} by the hour, at most ${most} pages" width="${hoursWidth}" height="${hoursHeight + 1}" viewBox="0 0 ${hoursWidth} ${hoursHeight + 1}">
<line class="axis" x1="0" x2="${hoursWidth}" y1="${hoursHeight + 0.5}" y2="${hoursHeight + 0.5}"/>
${hours.map(({ hour: begin, shown, failed }) => {
  const at = Math.floor(begin.getTime() / hour) - first
  return markup`${bar(at, 0, shown, 'shown')}${bar(at, shown, failed, 'failed')}`
})}</svg>`
}
