import { markup, type Markup } from '../../markup'
import type { Release } from '../../registry'
import type { HealthCount, HealthHour, Move, Pointer, ReleaseSummary } from '../../release-store'
import { sizeChart } from './charts'
import type { Page, Visit } from './document'
import { grouped, historySection, minuteOf, releaseAddress } from './format'
import { backForm } from './forms'
import { healthSection, type Span } from './health-section'
import { ownShares } from './shares'
import { switchSection, type Switches } from './switch-section'

/** What is known about one app. */
export interface AppDetails extends Switches {
  /** The newest first. */
  releases: ReleaseSummary[]
  /** The loads and failures of each version since it was published. */
  totals: HealthCount[]
  hours: HealthHour[]
  span: Span
  now: Date
  moves: Move[]
  live: Release | undefined
  shell: Release | undefined
}

/** One app: what is live, its releases, sizes, shared packages and history. */
export function appPage(details: AppDetails, visit: Visit): Page {
  const { releases, moves, live, shell } = details
  const switches = switchSection(details, visit)
  return {
    heading: details.app,
    above: [['/platform', 'Releases']],
    main: [
      stateSection(details, visit),
      ...(switches ? [switches] : []),
      healthSection(details),
      section('releases', 'Versions', releaseTable(details)),
      section('sizes', 'Sizes', sizeChart(releases.toReversed())),
      ...(live ? [section('shares', 'Shared packages', ownShares(live, shell))] : []),
      historySection(moves),
    ],
  }
}

const section = (id: string, heading: string, content: Markup) =>
  markup`<section class="card" aria-labelledby="${id}"><h2 id="${id}">${heading}</h2>
${content}</section>
`

function stateSection({ pointer, switchedOff }: AppDetails, visit: Visit) {
  if (pointer === undefined) return section('live', 'Live', markup`<p>Nothing of it is live.</p>`)
  const { active, previous, canary, percent } = pointer
  return section(
    'live',
    'Live',
    markup`<p><span class="state">${active}</span> is live${previous !== null && `, before it ${previous}`}${canary !== null && `; ${percent} % of the visitors try ${canary}`}.${switchedOff.some(({ slot }) => slot === null) && markup` <span class="bad">It is turned off for everybody.</span>`}</p>
${backForm(pointer, visit)}`,
  )
}

const releaseTable = ({ releases, pointer, totals }: AppDetails) => markup`<table>
<thead><tr><th scope="col">Version</th><th scope="col">State</th><th scope="col">Size</th><th scope="col">Loads</th><th scope="col">Failures</th><th scope="col">Published</th></tr></thead>
<tbody>${releases.map((release) => releaseRow(release, pointer, totals))}</tbody>
</table>`

function releaseRow(release: ReleaseSummary, pointer: Pointer | undefined, totals: HealthCount[]) {
  const { app, version, bytes, budget, publishedAt, commit, author } = release
  const counts = totals.filter((one) => one.app === app && one.version === version)
  const failed = counts.filter(({ kind }) => kind === 'failure')
  const reasons = failed.map(({ reason, count }) => `${reason || 'unknown'} ${count}`).join(', ')
  const state = stateOf(version, pointer)
  const isShown = [pointer?.active, pointer?.canary].includes(version)
  const origin = [commit, author].filter(Boolean).join(', ')
  return markup`<tr>
<th scope="row"><a href="${releaseAddress(app, version)}">${version}</a>${origin && markup`<br><small>${origin}</small>`}</th>
<td data-label="State"><span class="${isShown ? 'state' : 'soft'}">${state}</span></td>
<td data-label="Size">${grouped(bytes)} <small>of ${grouped(budget)}</small></td>
<td data-label="Loads">${grouped(sum(counts, 'load'))}</td>
<td data-label="Failures">${failed.length > 0 ? markup`<span class="bad">${grouped(sum(failed, 'failure'))}</span> <small>${reasons}</small>` : 0}</td>
<td class="wide" data-label="Published"><small>${minuteOf(publishedAt)}</small></td>
</tr>
`
}

/** What a version is for visitors: live, a canary, the one to go back to, or published and no more. */
export function stateOf(version: string, pointer: Pointer | undefined): string {
  if (version === pointer?.active) return 'live'
  if (version === pointer?.canary) return `for ${pointer.percent} %`
  return version === pointer?.previous ? 'before' : 'published'
}

const sum = (counts: readonly HealthCount[], kind: HealthCount['kind']) =>
  counts.filter((one) => one.kind === kind).reduce((total, { count }) => total + count, 0)
