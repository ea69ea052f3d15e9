import { markup, type Markup } from '../../markup'
import type { Pointer } from '../../release-store'
import { ticketField, type Visit } from './document'

const appFields = (app: string, { ticket }: Visit) =>
  markup`${ticketField(ticket)}<input type="hidden" name="app" value="${app}">`

/** What a move expects to replace, so that one that somebody else has made meanwhile is not undone unseen. */
const hiddenFields = (app: string, pointer: Pointer | undefined, visit: Visit) =>
  markup`${appFields(app, visit)}
<input type="hidden" name="active" value="${pointer?.active ?? ''}"><input type="hidden" name="canary" value="${pointer?.canary ?? ''}">`

const reasonField = markup`<label class="reason">Reason <input name="reason" required maxlength="200" autocomplete="off"></label>`

/** The form that takes back the last move. */
export function backForm(pointer: Pointer, visit: Visit): Markup | undefined {
  const { app, previous, canary } = pointer
  if (canary === null && previous === null) return undefined
  const label = canary === null ? `Roll back to ${previous}` : `End the canary ${canary}`
  return markup`<form method="post" action="/platform/rollback">${hiddenFields(app, pointer, visit)}
${reasonField}<button class="main">${label}</button></form>`
}

interface MoveFormInput {
  app: string
  version: string
  pointer: Pointer | undefined
  /** Whether the release is older than the live one, so that the move needs force. */
  isOlder: boolean
}

/** The form that makes a release live. Enter presses its first button: the canary, where there is a live release. */
export const moveForm = ({ app, version, pointer, isOlder }: MoveFormInput, visit: Visit) =>
  markup`<form method="post" action="/platform/promote">${hiddenFields(app, pointer, visit)}
<input type="hidden" name="version" value="${version}">
${reasonField}
<label>Percent of a canary <input type="number" name="percent" value="${pointer?.percent ?? 10}" min="1" max="99" required></label>
${isOlder && markup`<label class="check"><input type="checkbox" name="force" required> It is older than ${pointer?.active}, and is to replace it</label>`}
${pointer && markup`<button class="main" name="move" value="canary">Try as a canary</button>`}
<button name="move" value="live">Make live</button>
</form>`

/** A slot of an app, or all of it (`null`). */
export const nameOfPart = (slot: string | null) =>
  slot === null ? 'The whole app' : `Slot ${slot}`

/** The form that turns a part of an app off: one of its slots, or all of it. */
export const switchOffForm = (app: string, parts: (string | null)[], visit: Visit) =>
  markup`<form method="post" action="/platform/off">${appFields(app, visit)}
<label>Part <select name="slot">${parts.map((slot) => markup`<option value="${slot ?? ''}">${nameOfPart(slot)}</option>`)}</select></label>
${reasonField}<button>Turn off</button></form>`

/** The form that takes it back. */
export const switchOnForm = (app: string, slot: string | null, visit: Visit) =>
  markup`<form method="post" action="/platform/on">${appFields(app, visit)}<input type="hidden" name="slot" value="${slot ?? ''}">
${reasonField}<button class="main">Turn on${slot !== null && ` slot ${slot}`}</button></form>`
