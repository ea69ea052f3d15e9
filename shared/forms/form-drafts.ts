import { storage } from '../between-apps'

/** Submits that were not confirmed: further ones are sent with the same idempotency key. */
export interface UnconfirmedSubmit {
  /** A snapshot of the values; null when they were not the same each time. */
  sent: string | null
  key: string
}

/** Unsaved values, and a snapshot of the values that the form started with. */
export interface FormDraft {
  values: object
  base: string
  unconfirmed?: UnconfirmedSubmit
}

/** Drafts as JSON, by the name of their form. */
interface StoredDrafts {
  owner: string
  drafts: Record<string, string>
}

function read(): StoredDrafts | null {
  try {
    return JSON.parse(storage.formDrafts.get() ?? 'null') as StoredDrafts | null
  } catch {
    return null
  }
}

function draftsOf(owner: string): StoredDrafts['drafts'] {
  const stored = read()
  return stored?.owner === owner ? stored.drafts : {}
}

/**
 * The drafts of one account in session storage: they survive closing, reloads, an expired session and a
 * logout in another tab, and are removed at logout. The login of another account removes them. Drafts of a visitor, whose
 * owner is '', are kept only while there are none of an account.
 */
export const formDrafts = {
  find(owner: string, name: string): FormDraft | undefined {
    const draft = draftsOf(owner)[name]
    return draft === undefined ? undefined : (JSON.parse(draft) as FormDraft)
  },
  /** Null removes it. */
  keep(owner: string, name: string, draft: string | null) {
    if (!owner && read()?.owner) return
    const { [name]: known, ...others } = draftsOf(owner)
    if (known === (draft ?? undefined)) return
    const drafts = draft === null ? others : { ...others, [name]: draft }
    storage.formDrafts.set(JSON.stringify({ owner, drafts } satisfies StoredDrafts))
  },
}
