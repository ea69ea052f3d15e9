import { markup, type Markup } from '../../markup'
import { percentile, type Bucket, type HealthHour, type Pointer } from '../../release-store'
import { hoursChart } from './charts'
import { appAddress, grouped } from './format'

/** The spans of time that the page of an app offers, in hours. */
export const spans = [
  [24, '24 hours'],
  [168, '7 days'],
] as const

export type Span = (typeof spans)[number][0]

export interface HealthInput {
  app: string
  pointer: Pointer | undefined
  hours: HealthHour[]
  span: Span
  now: Date
}

/** How an app's versions fared by the hour: the canary beside the live one, then the others. */
export function healthSection({ app, pointer, hours, span, now }: HealthInput): Markup {
  const rank = (version: string) => [pointer?.active, pointer?.canary].indexOf(version)
  const versions = [...new Set(hours.map(({ version }) => version))].toSorted(
    (left, right) => ((rank(left) + 3) % 3) - ((rank(right) + 3) % 3),
  )
  const others = spans.filter(([one]) => one !== span)
  return markup`<section class="card" aria-labelledby="health">
<div class="head"><h2 id="health">Health, last ${spans.find(([one]) => one === span)?.[1]}</h2>${others.map(([one, name]) => markup`<a href="${appAddress(app)}?hours=${one}">${name}</a>`)}</div>
${versions.length === 0 && markup`<p class="soft">Nobody has opened it in this time.</p>`}
${
  versions.length > 0 &&
  markup`<table>
<thead><tr><th scope="col">Version</th><th scope="col">Shown</th><th scope="col">Failed</th><th scope="col">Silent</th><th scope="col">Time to shown</th><th scope="col">Interaction</th><th scope="col">By the hour</th></tr></thead>
<tbody>${versions.map((version) =>
    versionRow(
      version,
      hours.filter((hour) => hour.version === version),
      { span, now },
    ),
  )}</tbody>
</table>
<p class="soft">Pages that showed it or failed; silent ones began and reported nothing more. Times are those of three pages in four.</p>`
}
</section>
`
}

function versionRow(
  version: string,
  hours: HealthHour[],
  { span, now }: Pick<HealthInput, 'span' | 'now'>,
) {
  const total = (measure: 'began' | 'shown' | 'failed' | 'silent') =>
    hours.reduce((sum, hour) => sum + hour[measure], 0)
  const [shown, failed, silent] = [total('shown'), total('failed'), total('silent')]
  const share = failed / Math.max(total('began'), failed, 1)
  return markup`<tr>
<th scope="row">${version}</th>
<td data-label="Shown">${grouped(shown)}</td>
<td data-label="Failed">${failed > 0 ? markup`<span class="bad">${grouped(failed)}</span> <small>${(share * 100).toFixed(1)} %</small>` : 0}</td>
<td data-label="Silent">${grouped(silent)}</td>
<td data-label="Time to shown">${most(hours.flatMap(({ timeToShown }) => timeToShown))}</td>
<td data-label="Interaction">${most(hours.flatMap(({ interaction }) => interaction))}</td>
<td class="wide" data-label="By the hour">${hoursChart(version, hours, { span, now })}</td>
</tr>
`
}

/** The time under which three in four measurements are. */
function most(buckets: Bucket[]) {
  const bound = (bucket: Bucket) => bucket.upTo ?? Infinity
  const found = percentile(
    buckets.toSorted((left, right) => bound(left) - bound(right)),
    0.75,
  )
  if (found === undefined) return markup`<span class="soft">unknown</span>`
  return found === null ? 'very long' : `${grouped(found)} ms`
}
