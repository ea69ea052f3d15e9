import { contacts, home, queryClient, showChange } from '@swipefolio/shared/api'
import type { ContactDesk } from '@swipefolio/shared/contract'

/** What shows parts of what is kept about contacts. */
const affected = [
  contacts.list().queryKey,
  contacts.columnKey,
  contacts.stages().queryKey,
  home.recruiter().queryKey,
]

let last: Promise<unknown> = Promise.resolve()

/** Changes what is kept about a contact, and shows the answer. One change is sent after the other, so that the last answer is the newest. */
export function saveDesk(id: number, change: Partial<ContactDesk>): Promise<ContactDesk> {
  const saved = last.then(() => send(id, change))
  last = saved.catch(() => {})
  return saved
}

async function send(id: number, change: Partial<ContactDesk>): Promise<ContactDesk> {
  const answer = await contacts.updateDesk(id, change)
  showChange(contacts.desk(id).queryKey, answer)
  for (const key of affected) void queryClient.invalidateQueries({ queryKey: key })
  return answer
}
