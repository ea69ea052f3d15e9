import { markup } from '../../markup'
import { shellName, type Release, type ReleaseShare } from '../../registry'
import type { Page } from './document'
import { appAddress } from './format'

/** The shared packages of a release beside what the live shell provides. */
export function ownShares({ app, shares }: Release, shell: Release | undefined) {
  const entries = Object.entries(shares).toSorted(([left], [right]) => left.localeCompare(right))
  if (entries.length === 0) return markup`<p>It shares nothing.</p>`
  const isShell = app === shellName
  return markup`<table>
<thead><tr><th scope="col">Package</th><th scope="col">${isShell ? 'Provides' : 'Needs'}</th><th scope="col">${isShell ? 'Names' : 'Shell provides'}</th><th scope="col">${isShell ? 'Exports' : 'Takes'}</th></tr></thead>
<tbody>${entries.map(
    ([name, { requires, provides, takes, gives }]) => markup`<tr>
<th scope="row">${name}</th>
<td data-label="${isShell ? 'Provides' : 'Needs'}">${isShell ? (provides ?? '') : requires}</td>
<td data-label="${isShell ? 'Names' : 'Shell provides'}">${isShell ? (gives?.length ?? '') : (shell?.shares[name]?.provides ?? 'nothing')}</td>
<td class="wide" data-label="${isShell ? 'Exports' : 'Takes'}"><small>${(isShell ? gives : takes)?.join(', ') ?? 'not recorded'}</small></td>
</tr>
`,
  )}</tbody>
</table>`
}

/** Which apps take what from the shell. */
export function sharesPage(shell: Release | undefined, apps: readonly Release[]): Page {
  const names = new Set([shell, ...apps].flatMap((release) => Object.keys(release?.shares ?? {})))
  return {
    heading: 'Shared packages',
    above: [['/platform', 'Releases']],
    main: [
      markup`<section class="card" aria-label="Shared packages">
${shell && markup`<p class="soft">What shell ${shell.version} gives the apps, and which of the live ones need it.</p>`}
<table>
<thead><tr><th scope="col">Package</th><th scope="col">Shell provides</th><th scope="col">Taken by</th></tr></thead>
<tbody>${[...names].toSorted().map((name) => shareRow(name, shell, apps))}</tbody>
</table></section>
`,
    ],
  }
}

function shareRow(name: string, shell: Release | undefined, apps: readonly Release[]) {
  const takers = apps.filter((release) => release.app !== shellName && release.shares[name])
  return markup`<tr>
<th scope="row">${name}</th>
<td data-label="Provides">${shell?.shares[name]?.provides ?? 'nothing'}</td>
<td class="wide" data-label="Taken by">${takers.length === 0 && markup`<span class="soft">no app</span>`}${takers.map(
    ({ app, version, shares }) =>
      markup`<span class="taker"><a href="${appAddress(app)}">${app}</a> <small>${version} needs ${shares[name]?.requires}${namesOf(shares[name])}</small></span> `,
  )}</td>
</tr>
`
}

const namesOf = (share: ReleaseShare | undefined) =>
  share?.takes && `, takes ${share.takes.length} ${share.takes.length === 1 ? 'name' : 'names'}`
