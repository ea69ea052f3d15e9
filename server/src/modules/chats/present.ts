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

const presentContent = ({
  id,
  seq,
  message,
  created_at,
}: Pick<StoredMessage, 'id' | 'seq' | 'message' | 'created_at'>) => ({
  id,
  seq,
  message,
  createdAt: new Date(created_at).toISOString(),
})

/** A client key is shown to its author only; `reader` is the caller. */
export const presentMessage = (reader: Role, chat: ChatRow, row: StoredMessage): Message => ({
  ...presentContent(row),
  senderUser: row.sender_role === 'jobseeker' ? presentSenderUser(reader, chat) : null,
  senderRecruiter: row.sender_role === 'recruiter' ? presentRecruiter(reader, chat) : null,
  clientKey: row.sender_role === reader ? row.client_key : null,
})

/** A message that was just sent, for its author. */
export const presentSent = (
  { id, role }: Participant,
  { first_name: firstName, last_name: lastName, company_name: companyName, ...sent }: SentMessage,
  { message, key }: { message: string; key: string | null },
): Message => ({
  ...presentContent({ ...sent, message }),
  senderUser: role === 'jobseeker' ? { id, firstName, lastName } : null,
  senderRecruiter: role === 'recruiter' ? { firstName, lastName, companyName } : null,
  clientKey: key,
})

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
  messages: messages.map((row) => presentMessage(reader, chat, row)),
  unread: Number(chat.unread),
  seenSeq: chat.state === 'open' ? chat.other_read_seq : 0,
  state: chat.state,
})
