import { persistentKeys, storage } from '../between-apps'

type PersistentKey = keyof typeof persistentKeys

/** What every persistent key stores; a picture has the name of its form. */
interface Stored {
  owner: string
  name?: string
  drafts?: Record<string, unknown>
  /** Messages that wait to be sent. */
  waiting?: readonly unknown[]
}

function read(key: PersistentKey): Stored | null {
  try {
    return JSON.parse(storage[key].get() ?? 'null') as Stored | null
  } catch {
    return null
  }
}

/** Forms on the page that are changed and keep no draft. */
let formsWithoutDraft = 0

/** The unsaved forms and unsent messages of this tab. */
export const unsavedWork = {
  /** How many forms and messages of an account a logout removes. */
  count(owner: string): { forms: number; messages: number } {
    const own = (key: PersistentKey) => {
      const stored = read(key)
      return stored?.owner === owner ? stored : null
    }
    const drafts = (key: PersistentKey) => Object.keys(own(key)?.drafts ?? {})
    const picture = own('draftPicture')?.name
    const forms = new Set([...drafts('formDrafts'), ...(picture ? [picture] : [])])
    const waiting = own('unsentMessages')?.waiting?.length ?? 0
    const messages = drafts('unsentMessages').length + waiting
    return { forms: forms.size + formsWithoutDraft, messages }
  },
  /** Whether a reload would lose what is typed. */
  hasFormWithoutDraft: () => formsWithoutDraft > 0,
  /** Counts a changed form that keeps no draft, until the returned function is called. */
  addForm() {
    formsWithoutDraft += 1
    return () => {
      formsWithoutDraft -= 1
    }
  },
  /** Removes what another account has left in this tab. */
  removeOthers(owner: string) {
    for (const name of Object.keys(persistentKeys)) {
      const key = name as PersistentKey
      if (read(key)?.owner !== owner) storage[key].remove()
    }
  },
}
