import { markup } from '../../markup'
import type { HealthCount, Move, Pointer, ReleaseSummary } from '../../release-store'

/** The data of the page. */
export interface Overview {
  pointers: Pointer[]
  releases: ReleaseSummary[]
  health: HealthCount[]
  moves: Move[]
}

/** The apps, then the history. */
export function overviewOf({ pointers, releases, health, moves }: Overview) {
  const apps = [...new Set(releases.map(({ app }) => app))]
  return [
    ...apps.map((app) => {
      const pointer = pointers.find((one) => one.app === app)
      const own = releases.filter((release) => release.app === app)
      return appSection(app, pointer, own, health)
    }),
    historySection(moves),
  ]
}

function appSection(
  app: string,
  pointer: Pointer | undefined,
  releases: ReleaseSummary[],
  health: HealthCount[],
) {
  return markup`<article aria-labelledby="${app}">
<div class="head"><h2 id="${app}">${app}</h2>${pointer && backForm(pointer)}</div>
<table>
<thead><tr><th scope="col">Version</th><th scope="col">State</th><th scope="col">Size</th><th scope="col">Loads</th><th scope="col">Failures</th><th scope="col">Published</th><th scope="col">Move</th></tr></thead>
<tbody>${releases.map((release) => releaseRow(release, pointer, health))}</tbody>
</table>
</article>
`
}

/** The button that takes back the last move. */
function backForm({ app, previous, canary }: Pointer) {
  if (canary === null && previous === null) return undefined
  const label = canary === null ? `Roll back to ${previous}` : `End the canary ${canary}`
  return markup`<form method="post" action="/platform/rollback"><input type="hidden" name="app" value="${app}"><button>${label}</button></form>`
}

function releaseRow(release: ReleaseSummary, pointer: Pointer | undefined, health: HealthCount[]) {
  const { app, version, bytes, budget, publishedAt, commit, author } = release
  const counts = health.filter((one) => one.app === app && one.version === version)
  const loads = sum(counts.filter(({ kind }) => kind === 'load'))
  const failed = counts.filter(({ kind }) => kind === 'failure')
  const reasons = failed.map(({ reason, count }) => `${reason || 'unknown'} ${count}`).join(', ')
  const state = stateOf(version, pointer)
  const origin = [commit, author].filter(Boolean).join(', ')
  return markup`<tr>
<th scope="row">${version}${origin && markup`<br><small>${origin}</small>`}</th>
<td data-label="State"><span class="state ${state === 'before' && state}">${state}</span></td>
<td data-label="Size">${grouped(bytes)} <small>of ${grouped(budget)}</small></td>
<td data-label="Loads">${loads}</td>
<td data-label="Failures">${failed.length > 0 ? markup`<span class="bad">${sum(failed)}</span> <small>${reasons}</small>` : 0}</td>
<td class="wide" data-label="Published"><small>${minuteOf(publishedAt)}</small></td>
<td class="actions">${version !== pointer?.active && moveForms(app, version, pointer)}</td>
</tr>
`
}

function moveForms(app: string, version: string, pointer: Pointer | undefined) {
  const fields = markup`<input type="hidden" name="app" value="${app}"><input type="hidden" name="version" value="${version}">`
  return markup`<form method="post" action="/platform/promote">${fields}<button aria-label="Make live: ${app} ${version}">Make live</button></form>
${pointer && version !== pointer.canary && markup`<form method="post" action="/platform/promote">${fields}<input type="hidden" name="canary" value="10"><button aria-label="Try on 10 %: ${app} ${version}">Try on 10 %</button></form>`}`
}

function stateOf(version: string, pointer: Pointer | undefined): string {
  if (version === pointer?.active) return 'live'
  if (version === pointer?.canary) return `for ${pointer.percent} %`
  return version === pointer?.previous ? 'before' : ''
}

function historySection(moves: Move[]) {
  return markup`<section class="card" aria-labelledby="history">
<h2 id="history">History</h2>
<ol>${moves.map(
    ({ app, action, from, to, percent, by, reason, at }) =>
      markup`<li><small>${minuteOf(at)}</small> <b>${app}</b> ${action} ${from ?? 'nothing'} → ${to ?? 'nothing'}${percent ? ` for ${percent} %` : ''} <small>by ${by}${reason && `: ${reason}`}</small></li>`,
  )}</ol>
</section>
`
}

const sum = (counts: HealthCount[]) => counts.reduce((total, { count }) => total + count, 0)

const grouped = (bytes: number) => bytes.toLocaleString('en')

const minuteOf = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
