import { markup, type Markup } from '../../markup'
import { shellName } from '../../registry'
import type { Pointer, SwitchedOff } from '../../release-store'
import type { Visit } from './document'
import { minuteOf } from './format'
import { nameOfPart, switchOffForm, switchOnForm } from './forms'

export interface Switches {
  app: string
  pointer: Pointer | undefined
  /** The slots that its live releases fill. */
  slots: string[]
  /** What is turned off of this app. */
  switchedOff: SwitchedOff[]
}

/** What is turned off of an app, and the forms that switch it. The shell cannot be turned off. */
export function switchSection(
  { app, pointer, slots, switchedOff }: Switches,
  visit: Visit,
): Markup | undefined {
  if (app === shellName) return undefined
  const isOn = (slot: string | null) => switchedOff.every((off) => off.slot !== slot)
  const parts = [null, ...slots].filter(isOn)
  return markup`<section class="card" aria-labelledby="switches"><h2 id="switches">Turned off</h2>
<p class="soft">${switchedOff.length === 0 && 'Nothing is turned off. '}What is turned off is shown to nobody, whatever release they get.</p>
${switchedOff.map((off) => [switchLine(off), pointer && switchOnForm(app, off.slot, visit)])}
${pointer && parts.length > 0 && switchOffForm(app, parts, visit)}
</section>
`
}

const switchLine = ({ slot, since, by, reason }: SwitchedOff) =>
  markup`<p><span class="bad">${nameOfPart(slot)} is turned off</span> <small>since ${minuteOf(since)} by ${by}${reason && `: ${reason}`}</small></p>`
