import { contacts, home, queryClient, showChange } from '@swipefolio/shared/api'
import type { ContactDesk } from '@swipefolio/shared/contract'

/** What shows parts of what is kept about contacts. */
const affected = [
  contacts.list().queryKey,
  contacts.columnKey,
  contacts.stages().queryKey,
  home.recruiter().queryKey,
]

/** Changes what is kept about a contact, and shows the answer. */
export async function saveDesk(id: number, change: Partial<ContactDesk>): Promise<ContactDesk> {
  const answer = await contacts.updateDesk(id, change)
  showChange(contacts.desk(id).queryKey, answer)
  for (const key of affected) void queryClient.invalidateQueries({ queryKey: key })
  return answer
}
