import { createCursors } from './cursors'

const cursors = createCursors('a secret of the server')
const keys = ['2026-03-20T12:00:00Z', 7, true]
const cursor = cursors.seal('chats', keys)
const refusal = expect.objectContaining({ code: 'invalid-input', message: 'Invalid cursor' })

it('opens what it sealed', () => {
  expect(cursors.open('chats', cursor)).toEqual(keys)
})

it('seals equal keys differently each time, and unreadably', () => {
  expect(cursors.seal('chats', keys)).not.toBe(cursor)
  expect(Buffer.from(cursor, 'base64url').toString('latin1')).not.toContain('2026')
})

it('opens no cursor of another list or secret', () => {
  expect(() => cursors.open('projects', cursor)).toThrow(refusal)
  expect(() => createCursors('another secret').open('chats', cursor)).toThrow(refusal)
})

it.each(['', 'x', 'AAAA'.repeat(20), cursor.slice(0, -4), `${cursor}AAAA`])(
  'does not open %s',
  (changed) => {
    expect(() => cursors.open('chats', changed)).toThrow(refusal)
  },
)

it('opens no cursor with a changed byte', () => {
  const bytes = Buffer.from(cursor, 'base64url')
  for (const [at, byte] of bytes.entries()) {
    const changed = Buffer.from(bytes)
    changed[at] = byte ^ 1
    expect(() => cursors.open('chats', changed.toString('base64url'))).toThrow(refusal)
  }
})
