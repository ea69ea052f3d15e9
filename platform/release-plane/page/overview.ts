import { markup } from '../../markup'
import type { HealthHour, Move, Pointer, ReleaseSummary, SwitchedOff } from '../../release-store'
import { appAddress, grouped, historySection, minuteOf } from './format'
import type { Page } from './document'

/** The data of the page; `search` restricts it to apps with that text in their names. */
export interface Overview {
  apps: string[]
  search: string
  pointers: Pointer[]
  releases: ReleaseSummary[]
  /** Of the last 24 hours. */
  hours: HealthHour[]
  lastMoves: Move[]
  moves: Move[]
  switchedOff: SwitchedOff[]
}

/** One row per app, the most urgent first, then the history. */
export function overviewPage(overview: Overview): Page {
  const { apps, search, moves } = overview
  const found = apps
    .filter((app) => app.includes(search.trim().toLowerCase()))
    .toSorted((one, other) => urgencyOf(other, overview) - urgencyOf(one, overview))
  return {
    heading: 'Releases',
    main: [
      markup`<section class="card" aria-labelledby="apps">
<div class="head"><h2 id="apps">Apps</h2><a href="/platform/shares">Shared packages</a>
<form method="get" action="/platform" role="search"><label class="line"><span>Find</span> <input type="search" name="q" value="${search}"></label><button>Find</button></form></div>
${found.length === 0 && markup`<p>No app has ${search ? `"${search}" in its name` : 'a release yet'}.</p>`}
${found.length > 0 && appTable(found, overview)}
</section>
`,
      historySection(moves),
    ],
  }
}

/** Apps that need somebody's attention are listed first: what is off, then canaries, then failures. */
function urgencyOf(app: string, { pointers, hours, switchedOff }: Overview) {
  if (switchedOff.some((off) => off.app === app)) return 3
  if (pointers.some((pointer) => pointer.app === app && pointer.canary !== null)) return 2
  return hours.some((hour) => hour.app === app && hour.failed > 0) ? 1 : 0
}

const appTable = (apps: string[], overview: Overview) => markup`<table>
<thead><tr><th scope="col">App</th><th scope="col">Live</th><th scope="col">Canary</th><th scope="col">Shown, 24 h</th><th scope="col">Failed, 24 h</th><th scope="col">Size</th><th scope="col">Last move</th></tr></thead>
<tbody>${apps.map((app) => appRow(app, overview))}</tbody>
</table>`

function appRow(app: string, { pointers, releases, hours, lastMoves, switchedOff }: Overview) {
  const pointer = pointers.find((one) => one.app === app)
  const live = releases.find((one) => one.app === app && one.version === pointer?.active)
  const last = lastMoves.find((one) => one.app === app)
  const off = switchedOff.filter((one) => one.app === app).map(({ slot }) => slot)
  const own = hours.filter((hour) => hour.app === app)
  const total = (measure: 'shown' | 'failed') => own.reduce((sum, hour) => sum + hour[measure], 0)
  return markup`<tr>
<th scope="row"><a href="${appAddress(app)}">${app}</a></th>
<td data-label="Live">${pointer ? markup`<span class="state">${pointer.active}</span>` : markup`<span class="soft">nothing</span>`}${off.length > 0 && markup` <span class="bad">${off.includes(null) ? 'off' : `off in ${off.join(', ')}`}</span>`}</td>
<td data-label="Canary">${pointer?.canary ? `${pointer.canary} for ${pointer.percent} %` : markup`<span class="soft">none</span>`}</td>
<td data-label="Shown, 24 h">${grouped(total('shown'))}</td>
<td data-label="Failed, 24 h">${total('failed') > 0 ? markup`<span class="bad">${grouped(total('failed'))}</span>` : 0}</td>
<td data-label="Size">${live ? markup`${grouped(live.bytes)} <small>of ${grouped(live.budget)}</small>` : markup`<span class="soft">unknown</span>`}</td>
<td class="wide" data-label="Last move">${last && markup`<small>${last.action} by ${last.by}<br>${minuteOf(last.at)}</small>`}</td>
</tr>
`
}
