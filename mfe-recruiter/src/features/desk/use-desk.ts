import { contacts, home, queryClient } from '@swipefolio/shared/api'
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
  const { queryKey } = contacts.desk(id)
  const answer = await contacts.updateDesk(id, change)
  // A read that began before the change would show the state before it.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, answer)
  for (const key of affected) void queryClient.invalidateQueries({ queryKey: key })
  return answer
}
