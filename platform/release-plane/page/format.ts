import { markup } from '../../markup'
import type { Move } from '../../release-store'

export const grouped = (bytes: number) => bytes.toLocaleString('en')

export const minuteOf = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** A change with its sign. */
export const signed = (change: number) =>
  change === 0 ? '±0' : `${change > 0 ? '+' : '−'}${grouped(Math.abs(change))}`

export const appAddress = (app: string) => `/platform/apps/${app}`

export const releaseAddress = (app: string, version: string) => `/platform/apps/${app}/${version}`

/** Who moved what, when and why, the newest first. */
export const historySection = (moves: readonly Move[]) =>
  markup`<section class="card" aria-labelledby="history">
<h2 id="history">History</h2>
${moves.length === 0 && markup`<p class="soft">Nothing has been moved yet.</p>`}
<ol>${moves.map(
    (move) =>
      markup`<li><small>${minuteOf(move.at)}</small> <b>${move.app}</b> ${textOf(move)} <small>by ${move.by}${move.reason && `: ${move.reason}`}</small></li>`,
  )}</ol>
</section>
`

const textOf = ({ action, from, to, percent, slot }: Move) =>
  slot !== null
    ? `${action} slot ${slot} of ${from ?? to}`
    : `${action} ${from ?? 'nothing'} → ${to ?? 'nothing'}${percent ? ` for ${percent} %` : ''}`
