import { markup, type Markup } from '../../markup'
import type { Refusal } from '../../gate'
import { scriptBytes, type Release } from '../../registry'
import type { Pointer, Trial } from '../../release-store'
import { stateOf } from './app-page'
import type { Comparison, Difference } from './compare'
import type { Page, Visit } from './document'
import { appAddress, grouped, signed } from './format'
import { moveForm } from './forms'
import { trialSection } from './trial-section'

/** One release: what it is, whether it could go live now, and what is new in it. */
export interface ReleaseDetails {
  release: Release
  pointer: Pointer | undefined
  isOlder: boolean
  trial: Trial | undefined
  refusals: Refusal[]
  /** The versions to compare with, and the comparison with one of them. */
  versions: string[]
  base: Release | undefined
  comparison: Comparison | undefined
}

export function releasePage(details: ReleaseDetails, visit: Visit): Page {
  const { release, pointer, isOlder, trial, refusals } = details
  const { app, version, commit, author, manifest, bundler, runtime, createdAt } = release
  const state = stateOf(version, pointer)
  return {
    heading: version,
    above: [
      ['/platform', 'Releases'],
      [appAddress(app), app],
    ],
    main: [
      markup`<section class="card" aria-labelledby="release"><h2 id="release">${app} ${version}</h2>
<dl>${fact('State', state)}${fact('Size', `${grouped(scriptBytes(release))} of ${grouped(manifest.budget)} bytes`)}${fact('Built', createdAt.slice(0, 16).replace('T', ' '))}${fact('From', [commit, author].filter(Boolean).join(', ') || 'unknown')}${fact('With', `${bundlerOf(bundler)}, runtime ${runtime}`)}</dl>
</section>
`,
      trialSection(trial),
      state !== 'live' &&
        markup`<section class="card" aria-labelledby="move"><h2 id="move">Move</h2>
${refusals.length > 0 ? markup`<p>The gate refuses it now:</p><ul>${refusals.map(({ sentence }) => markup`<li class="bad">${sentence}</li>`)}</ul>` : markup`<p class="soft">The gate has nothing against it.</p>`}
${moveForm({ app, version, pointer, isOlder }, visit)}
</section>
`,
      comparisonSection(details),
    ].filter((part): part is Markup => part !== false),
  }
}

/** Builds of webpack record its version alone. */
const bundlerOf = (bundler: string) => (/^\d/.test(bundler) ? `webpack ${bundler}` : bundler)

const fact = (name: string, value: string) => markup`<div><dt>${name}</dt><dd>${value}</dd></div>`

function comparisonSection({ release, versions, base, comparison }: ReleaseDetails) {
  const { app, version } = release
  const form = markup`<form method="get" action="${appAddress(app)}/${version}"><label class="line"><span>Compare with</span> <select name="with">${versions.map((one) => option(one, one === base?.version))}</select></label><button>Compare</button></form>`
  return markup`<section class="card" aria-labelledby="changes"><div class="head"><h2 id="changes">${base ? `Since ${base.version}` : 'Changes'}</h2>${versions.length > 0 && form}</div>
${base === undefined && markup`<p class="soft">There is no other version to compare it with.</p>`}
${base && comparison && changes(release, base, comparison)}
</section>
`
}

const option = (version: string, isChosen: boolean) =>
  isChosen ? markup`<option selected>${version}</option>` : markup`<option>${version}</option>`

const changes = (
  release: Release,
  base: Release,
  { files, unchangedFiles, shares, places }: Comparison,
) => markup`<p>Scripts: ${signed(scriptBytes(release) - scriptBytes(base))} bytes, compressed. ${files.length} ${files.length === 1 ? 'file differs' : 'files differ'}, ${unchangedFiles} ${unchangedFiles === 1 ? 'is' : 'are'} the same.</p>
${list('Files', files)}${list('Shared packages', shares)}${list('Pages, menu and slots', places)}`

const list = (heading: string, differences: Difference[]) =>
  differences.length > 0 &&
  markup`<details ${heading === 'Files' ? '' : 'open'}><summary>${heading} (${differences.length})</summary>
<ul class="plain">${differences.map(
    ({ name, kind, bytes, detail }) =>
      markup`<li><small>${kind}</small> ${name} <small>${bytes !== undefined && signed(bytes)} ${detail}</small></li>`,
  )}</ul></details>`
