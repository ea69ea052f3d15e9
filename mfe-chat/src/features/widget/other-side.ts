import type { Chat, Message, Role } from '@swipefolio/shared/contract'
import { fullName } from '@swipefolio/shared/format'

/** Name and company of the other side of a chat, as seen by the given role. */
export const otherSide = (chat: Chat, role: Role) =>
  role === 'recruiter'
    ? { name: fullName(chat.user), company: '' }
    : { name: fullName(chat.recruiter), company: chat.recruiter.companyName }

export const isOwn = (message: Message, role: Role) =>
  role === 'recruiter' ? message.senderRecruiter !== null : message.senderUser !== null
