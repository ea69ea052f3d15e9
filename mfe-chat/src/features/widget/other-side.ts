import type { Chat, Message, Role } from '@swipefolio/shared/contract'
import { fullName } from '@swipefolio/shared/format'

/** Who one talks with, as the person logged in sees them. */
export const otherSide = (chat: Chat, role: Role) =>
  role === 'recruiter'
    ? { name: fullName(chat.user), company: '' }
    : { name: fullName(chat.recruiter), company: chat.recruiter.companyName }

export const isOwn = (message: Message, role: Role) =>
  role === 'recruiter' ? message.senderRecruiter !== null : message.senderUser !== null
