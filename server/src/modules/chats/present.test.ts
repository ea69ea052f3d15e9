import type { MessageRow, SentMessage } from './message-repository'
import { presentChat, presentMessages, presentSent } from './present'
import type { ChatRow } from './repository'

const chat = {
  id: 1,
  state: 'open',
  is_gone: false,
  other_read_seq: 3,
  unread: '2',
  seeker_id: 7,
  seeker_first_name: 'Noa',
  seeker_last_name: 'Levi',
  seeker_email: 'noa@example.com',
  recruiter_first_name: 'Dana',
  recruiter_last_name: 'Cohen',
  recruiter_company_name: 'Lumen Works',
} as ChatRow & { unread: string }
const row: MessageRow = {
  id: 5,
  seq: 4,
  message: 'Hello',
  created_at: new Date('2026-03-20T12:00:00Z'),
  sender_role: 'jobseeker',
  client_key: 'key',
} as MessageRow

const noa = { id: 7, firstName: 'Noa', lastName: 'Levi' }
const dana = { firstName: 'Dana', lastName: 'Cohen', companyName: 'Lumen Works' }
const deleted = { firstName: 'Deleted', lastName: 'user' }

it('names both sides, the unread count and the read position of the other', () => {
  expect(presentChat('recruiter', chat, [row])).toEqual({
    id: 1,
    user: { ...noa, email: 'noa@example.com' },
    recruiter: dana,
    messages: presentMessages('recruiter', chat, [row]),
    unread: 2,
    seenSeq: 3,
    state: 'open',
  })
})

it('hides the read position of the other once the chat is closed', () => {
  const closed = { ...chat, state: 'blocked' as ChatRow['state'] }
  expect(presentChat('recruiter', closed, []).seenSeq).toBe(0)
})

it('hides a side that has left from the other only', () => {
  const gone = { ...chat, is_gone: true }
  expect(presentChat('recruiter', gone, [])).toMatchObject({
    user: { id: 7, ...deleted, email: '' },
    recruiter: dana,
  })
  expect(presentChat('jobseeker', gone, [])).toMatchObject({
    user: { ...noa, email: 'noa@example.com' },
    recruiter: { ...deleted, companyName: '' },
  })
})

it('shows the idempotency key of a message to its sender only', () => {
  const message = { id: 5, seq: 4, message: 'Hello', createdAt: '2026-03-20T12:00:00.000Z' }
  expect(presentMessages('jobseeker', chat, [row])[0]).toEqual({
    ...message,
    senderUser: noa,
    senderRecruiter: null,
    clientKey: 'key',
  })
  expect(presentMessages('jobseeker', chat, [{ ...row, sender_role: 'recruiter' }])[0]).toEqual({
    ...message,
    senderUser: null,
    senderRecruiter: dana,
    clientKey: null,
  })
})

it('shows a message that was just sent to its author, with the key that came with it', () => {
  const sent = {
    id: 5,
    seq: 4,
    created_at: new Date('2026-03-20T12:00:00Z'),
    first_name: 'Noa',
    last_name: 'Levi',
    company_name: 'Lumen Works',
  } as SentMessage
  const content = { message: 'Hello', key: 'key' }
  const message = {
    id: 5,
    seq: 4,
    message: 'Hello',
    createdAt: '2026-03-20T12:00:00.000Z',
    clientKey: 'key',
  }
  expect(presentSent({ id: 7, role: 'jobseeker' }, sent, content)).toEqual({
    ...message,
    senderUser: noa,
    senderRecruiter: null,
  })
  expect(presentSent({ id: 7, role: 'recruiter' }, sent, content)).toEqual({
    ...message,
    senderUser: null,
    senderRecruiter: { firstName: 'Noa', lastName: 'Levi', companyName: 'Lumen Works' },
  })
})
