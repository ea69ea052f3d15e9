import type { Chat, Message, Role } from '@swipefolio/shared/contract'
import { fullName } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'

/** Name and company of the other side of a chat, as seen by the given role. */
export const otherSide = (chat: Chat, role: Role) =>
  role === 'recruiter'
    ? { name: shownName(chat.user), company: '' }
    : { name: shownName(chat.recruiter), company: chat.recruiter.companyName }

/** The server names a deleted account in English. */
function shownName(person: Parameters<typeof fullName>[0]) {
  const name = fullName(person)
  return name === 'Deleted user' ? t('Deleted user') : name
}

export const isOwn = (message: Message, role: Role) =>
  role === 'recruiter' ? message.senderRecruiter !== null : message.senderUser !== null
