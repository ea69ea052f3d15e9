import type { Chat, Message, Role } from '@swipefolio/shared/contract'
import type { MessageRow, SentMessage } from './message-repository'
import type { ChatRow } from './repository'
import type { Participant } from './sides'

const deletedUser = { firstName: 'Deleted', lastName: 'user' }

/** To a blocked person, the other side looks like a deleted account, also after blocking back. */
const isHidden = (side: Role, reader: Role, chat: ChatRow) => chat.is_gone && side !== reader

const presentRecruiter = (reader: Role, chat: ChatRow) =>
  isHidden('recruiter', reader, chat)
    ? { ...deletedUser, companyName: '' }
    : {
        firstName: chat.recruiter_first_name,
        lastName: chat.recruiter_last_name,
        companyName: chat.recruiter_company_name,
      }

const presentSenderUser = (reader: Role, chat: ChatRow) => ({
  id: chat.seeker_id,
  ...(isHidden('jobseeker', reader, chat)
    ? deletedUser
    : { firstName: chat.seeker_first_name, lastName: chat.seeker_last_name }),
})

/** As a row, or as JSON that the database has made. */
export type StoredMessage = Omit<MessageRow, 'created_at'> & { created_at: Date | string }

interface Senders {
  user: Message['senderUser']
  recruiter: Message['senderRecruiter']
}

const sendersOf = (reader: Role, chat: ChatRow): Senders => ({
  user: presentSenderUser(reader, chat),
  recruiter: presentRecruiter(reader, chat),
})

const present = (
  sender: Role,
  { user, recruiter }: Senders,
  { id, seq, message, created_at }: Pick<StoredMessage, 'id' | 'seq' | 'message' | 'created_at'>,
  clientKey: string | null,
): Message => ({
  id,
  seq,
  message,
  createdAt: new Date(created_at).toISOString(),
  senderUser: sender === 'jobseeker' ? user : null,
  senderRecruiter: sender === 'recruiter' ? recruiter : null,
  clientKey,
})

/** A client key is shown to its author only; `reader` is the caller. */
export function presentMessages(
  reader: Role,
  chat: ChatRow,
  rows: readonly StoredMessage[],
): Message[] {
  const senders = sendersOf(reader, chat)
  return rows.map((row) =>
    present(row.sender_role, senders, row, row.sender_role === reader ? row.client_key : null),
  )
}

/** A message that was just sent, for its author. */
export const presentSent = (
  { id, role }: Participant,
  { first_name: firstName, last_name: lastName, company_name: companyName, ...sent }: SentMessage,
  { message, key }: { message: string; key: string | null },
): Message => {
  const senders = {
    user: { id, firstName, lastName },
    recruiter: { firstName, lastName, companyName },
  }
  return present(role, senders, { ...sent, message }, key)
}

export const presentChat = (
  reader: Role,
  chat: ChatRow & { unread: number | string | null },
  messages: readonly StoredMessage[],
): Chat => ({
  id: chat.id,
  user: {
    ...presentSenderUser(reader, chat),
    email: isHidden('jobseeker', reader, chat) ? '' : chat.seeker_email,
  },
  recruiter: presentRecruiter(reader, chat),
  messages: presentMessages(reader, chat, messages),
  unread: Number(chat.unread),
  seenSeq: chat.state === 'open' ? chat.other_read_seq : 0,
  state: chat.state,
})
