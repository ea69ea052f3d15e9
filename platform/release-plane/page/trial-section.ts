import { markup, type Markup } from '../../markup'
import { hasPassed, type Trial } from '../../release-store'
import { minuteOf } from './format'

/** What a browser saw when it opened a release before it was live. */
export const trialSection = (trial: Trial | undefined): Markup =>
  markup`<section class="card" aria-labelledby="trial"><h2 id="trial">Trial</h2>
${trial ? outcomeOf(trial) : markup`<p class="soft">It was not tried in a browser.</p>`}
</section>
`

function outcomeOf(trial: Trial) {
  const { at, by, browser, screens } = trial
  const passed = hasPassed(trial)
  return markup`<p>${passed ? markup`<span class="state">Passed</span>` : markup`<span class="bad">Did not pass</span>`} <small>${minuteOf(new Date(at))} in ${browser} by ${by}</small></p>
<details ${passed ? '' : 'open'}><summary>Screens (${screens.length})</summary>
<table>
<thead><tr><th scope="col">Screen</th><th scope="col">Path</th><th scope="col">Role</th><th scope="col">Outcome</th></tr></thead>
<tbody>${screens.map(screenRow)}</tbody>
</table></details>`
}

const screenRow = ({ screen, path, role, outcome, errors }: Trial['screens'][number]) => markup`<tr>
<th scope="row">${screen || 'the shell'}</th>
<td class="wide" data-label="Path">${path}</td>
<td data-label="Role">${role}</td>
<td class="wide" data-label="Outcome"><span class="${outcome === 'shown' && errors.length === 0 ? 'state' : 'bad'}">${outcome}</span>${errors.map((error) => markup`<br><small>${error}</small>`)}</td>
</tr>
`
