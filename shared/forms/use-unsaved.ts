import { type RefObject, useEffect, useRef, useState } from 'react'
import { type CreationAttempt, newIdempotencyKey } from '../api'
import type { FormDraft } from './form-drafts'

/** State that belongs to a form and is not among its values. */
export interface StateBeside {
  isChanged: boolean
  /** What of it is submitted with the values, as JSON can say it. */
  submitted?: unknown
  /** Shows the stored state again. */
  reset: () => void
  /** Forgets what was kept of it. */
  forget: () => void
}

/** What a form has not saved yet. */
export interface Unsaved {
  /** Reads the latest state; false while submitting, which leaves the form by itself. */
  isUnsaved: () => boolean
  /** Forgets the changes; the fields still show them. */
  discard: () => void
  /** Forgets the changes and shows the stored values. */
  startOver: () => void
  /** Whether the fields show a draft, or one of values that were changed elsewhere since. */
  notice: 'restored' | 'outdated' | undefined
}

interface UnsavedOptions<Values> {
  /** What the form starts with: the stored values, as they are now. */
  defaultValues: Values
  /** Nothing is stored any more, which a submit has found out. */
  isGone: boolean
  /** Asks for passwords, too, which a draft does not keep. */
  asksBeforeLeaving: boolean
  current: Values
  draft: {
    isKept: boolean
    found: FormDraft | undefined
    keep: (draft: string | null) => void
  }
  beside: StateBeside | undefined
  isSubmitting: RefObject<boolean>
  isPending: boolean
  reset: (values: Values) => void
  getValues: () => Values
  setValue: (name: keyof Values, value: Values[keyof Values]) => void
}

/** Compares a form's values with those that it started with, and keeps the draft of what is different. */
export function useUnsaved<Values extends object>(options: UnsavedOptions<Values>) {
  const { defaultValues, isGone, current, draft, beside, isSubmitting, isPending } = options
  const { asksBeforeLeaving, reset, getValues, setValue } = options
  const all = Object.keys(defaultValues) as (keyof Values & string)[]
  const names = all.filter((name) => !(draft.isKept && isPassword(name)))
  const watched = asksBeforeLeaving ? all : names
  const snapshotOf = (of: readonly (keyof Values)[], values: Values) =>
    JSON.stringify(of.map((name) => values[name]))
  const snapshot = (values: Values) => snapshotOf(names, values)
  const passwordsOf = (values: Values) => snapshotOf(watched.filter(isPassword), values)
  const stored = snapshot(defaultValues)
  const typed = snapshot(current)
  const [isRestored, setRestored] = useState(draft.found !== undefined && typed !== stored)
  const [base, setBase] = useState((isRestored && draft.found?.base) || stored)
  /** Whether the fields show what was typed while the rest was being saved. */
  const [isRest, setRest] = useState(false)
  const [unconfirmed, setUnconfirmed] = useState(draft.found?.unconfirmed)
  const hasTyped = typed !== base && typed !== stored
  const hasPassword = draft.isKept && passwordsOf(current) !== passwordsOf(defaultValues)
  const isChanged = hasTyped || hasPassword || (beside?.isChanged ?? false)
  const isUnsaved = useRef(isChanged)
  /** What the fields had at the last submit, and what the form was reset to once that was stored. */
  const attempt = useRef<{ fields: Values; stored?: Values }>(undefined)
  /** What was sent since values were last known to be stored: any of it may be stored, although its answer was lost. */
  const sent = useRef<Values[]>([])

  useEffect(() => {
    isUnsaved.current = isChanged
  }, [isChanged, typed, base])

  const { keep } = draft
  const kept = hasTyped
    ? JSON.stringify({ values: pick(current, names), base, unconfirmed } satisfies FormDraft)
    : null
  useEffect(() => keep(isUnsaved.current ? kept : null), [keep, kept])

  const settle = (values: Values) => {
    setBase(snapshot(values))
    setRestored(false)
    setRest(false)
    setUnconfirmed(undefined)
    sent.current = []
  }
  const discard = () => {
    isUnsaved.current = false
    keep(null)
    beside?.forget()
  }
  const resetTo = (values: Values) => {
    const { fields } = (isSubmitting.current && attempt.current) || {}
    const now = getValues()
    const typedSince = watched.filter(
      (name) => fields && asPart(now[name]) !== asPart(fields[name]),
    )
    if (fields) attempt.current = { fields, stored: values }
    reset(values)
    settle(values)
    // What was typed since the submit stays.
    for (const name of typedSince) setValue(name, now[name])
  }
  const noticeOf = () => {
    if (!isChanged || isPending || isRest) return undefined
    if (base !== stored && !isGone) return 'outdated'
    return isRestored ? 'restored' : undefined
  }
  const unsaved: Unsaved = {
    isUnsaved: () => isUnsaved.current && !isSubmitting.current,
    discard,
    startOver() {
      discard()
      resetTo(defaultValues)
      beside?.reset()
    },
    notice: noticeOf(),
  }

  return {
    isChanged,
    /** Whether the draft has all that was typed. */
    isKept: draft.isKept && !hasPassword,
    unsaved,
    resetTo,
    /**
     * The values that were changed here over the latest stored ones. Undefined when one of them would replace a change from
     * elsewhere that the notice has not told of.
     */
    mergeOver(latest: Values, values: Values): Values | undefined {
      const started = JSON.parse(base) as unknown[]
      const merged = { ...values }
      for (const [place, name] of names.entries()) {
        const [before, own, now, told] = [
          started[place],
          values[name],
          latest[name],
          defaultValues[name],
        ].map(asPart)
        const isOurs = sent.current.some((one) => asPart(one[name]) === now)
        if (own === before) {
          if (!isOurs) merged[name] = latest[name]
        } else if (!isOurs && ![before, own, told].includes(now)) return undefined
      }
      return merged
    },
    /** A submit of these values, which the fields may differ from, as one of the attempts since values were last stored. */
    beginAttempt(values: Values, fields: Values): CreationAttempt {
      attempt.current = { fields }
      sent.current.push(values)
      const text = JSON.stringify([snapshot(values), beside?.submitted])
      const { sent: before, key } = unconfirmed ?? { sent: text, key: newIdempotencyKey() }
      const isSame = before === text
      setUnconfirmed({ sent: isSame ? text : null, key })
      return { idempotencyKey: key, isChanged: !isSame }
    },
    /** These values were refused. */
    endAttempt(values: Values) {
      sent.current = sent.current.filter((one) => one !== values)
    },
    /** Whether something may be stored that the form does not know of. */
    isUncertain: () => sent.current.length > 0,
    /** What was submitted last is stored. Whether that is all: what was typed since stays, and is sent as a further attempt. */
    confirmAttempt(): boolean {
      const { current: last } = attempt
      const saved = last?.stored ?? last?.fields ?? getValues()
      const isAll = snapshotOf(watched, getValues()) === snapshotOf(watched, saved)
      if (isAll) {
        discard()
        settle(getValues())
      } else {
        setBase(snapshot(saved))
        setRestored(false)
        setRest(true)
        sent.current = []
      }
      return isAll
    },
  }
}

const isPassword = (name: string) => /password/i.test(name)

const pick = <Values extends object>(values: Values, names: (keyof Values)[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]]))

const asPart = (value: unknown) => JSON.stringify(value ?? null)
