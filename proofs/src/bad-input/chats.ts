import { type BadInput, describe, inBody, type Input, inQuery, linesOf } from './rows'

const empty = 'Message is empty'
const long = 'Message is too long: at most 4000 characters'
const notFound = 'Chat not found'
const notValid = (field: string) => `The field ${field} is missing or not valid`
const hebrew = '\u05d0'.repeat(4000)

const messages: [value: string, status: number, says: string][] = [
  ['', 400, empty],
  [' ', 400, empty],
  [' \n\t\u00a0', 400, empty],
  ['\u200b\u2060', 400, empty],
  ['a\u200b', 200, 'a\u200b'],
  ['x'.repeat(4000), 200, '"seq"'],
  [`  ${'x'.repeat(4000)}  `, 200, '"seq"'],
  ['x'.repeat(4001), 400, long],
  [hebrew, 200, hebrew],
  [`${hebrew}\u05d0`, 400, long],
  ['\ud83e\udd86', 200, '\ud83e\udd86'],
  ['\u202eabc\u202c', 200, '\u202eabc\u202c'],
  ['<script>alert(1)</script>', 200, '<script>alert(1)</script>'],
]

const forged = (side: string) => ({
  id: '{chat}',
  user: { id: 1, firstName: 'Mallory' },
  recruiter: { firstName: 'Mallory' },
  messages: [{ message: 'forged', senderUser: { id: 1 } }],
  senderUser: { id: 1, firstName: 'Mallory' },
  senderRecruiter: { firstName: 'Mallory' },
  createdAt: '2001-01-01T00:00:00Z',
  seq: 1,
  message: `from ${side}`,
})

function sendRows(side: string, foreignChat: string, sender: string): BadInput[] {
  const call = `POST /api/${side}/chats/send`
  const sound: Input = { body: { id: '{chat}', message: 'Hello' } }
  return [
    ...linesOf(call, sound, [
      ...inBody('message', messages),
      ...inBody('message', [
        [5, 400, notValid('message')],
        [null, 400, notValid('message')],
        [[], 400, notValid('message')],
      ]),
      ...[undefined, 0, -1, 1.5, 2 ** 53, '{absent}', foreignChat].map(
        (id): [string, Input, number, string] => [
          `the chat ${describe(id)}`,
          { body: { id } },
          404,
          notFound,
        ],
      ),
      ...inBody('id', [
        ['5', 400, notValid('id')],
        [null, 400, notValid('id')],
      ]),
      ...inBody('clientKey', [
        ['x'.repeat(101), 400, 'Client key is too long: at most 100 characters'],
        ['x'.repeat(256), 400, 'Client key is too long: at most 100 characters'],
        [`${side}${'x'.repeat(80)}`, 200, '"seq"'],
        [5, 400, notValid('clientKey')],
        [null, 400, notValid('clientKey')],
      ]),
      ['a key', { body: { clientKey: `once ${side}` } }, 200, '"seq"'],
      ['the same key and text', { body: { clientKey: `once ${side}` } }, 200, '"seq"'],
      [
        'the same key and another text',
        { body: { clientKey: `once ${side}`, message: 'Goodbye' } },
        409,
        'This message was already sent with another text',
      ],
      ['a forged message', { body: forged(side) }, 200, sender],
    ]),
    ...linesOf(call, { body: { id: '{chat}' } }, [
      ['no message', {}, 400, empty],
      ...inQuery('message', messages),
    ]),
    ...linesOf(call, {}, [
      ['no chat', { query: { message: 'Hello' } }, 404, notFound],
      ['nothing', {}, 400, empty],
    ]),
  ]
}

const counts = ['0', '-1', 'x', '1.5', '', '1e2', '+1']

const readRows = (side: string, foreignChat: string): BadInput[] => [
  ...linesOf(`GET /api/${side}/chats/messages/:chatId`, { params: { chatId: '{chat}' } }, [
    ...inQuery(
      'before',
      counts.map((text) => [text, 400, 'Invalid before']),
    ),
    ...inQuery(
      'limit',
      counts.map((text) => [text, 400, 'Invalid limit']),
    ),
    ...inQuery('before', [
      ['1', 200, '[]'],
      ['9999999999999999', 200, '['],
    ]),
    ...inQuery('limit', [['9999999999999999', 200, '[']]),
    ['somebody else’s', { params: { chatId: foreignChat } }, 404, notFound],
  ]),
]

const checks = linesOf('GET /api/recruiter/chats/:chatId/new-message-exist', {}, [
  ['somebody else’s', { params: { chatId: '{chatWithV}' } }, 404, notFound],
])

const notification = 'Notification not found'
const seen = 'Notification seen'

const notifications = [
  ...linesOf('PUT /api/user/notifications/:id/seen', {}, [
    ['somebody else’s', { params: { id: '{recruiterNotification}' } }, 404, notification],
    ['one’s own', { params: { id: '{notification}' } }, 200, seen],
    ['one that is already seen', { params: { id: '{notification}' } }, 200, seen],
  ]),
  ...linesOf('PUT /api/recruiter/notifications/:id/seen', {}, [
    ['somebody else’s', { params: { id: '{notification}' } }, 404, notification],
    ['one’s own', { params: { id: '{recruiterNotification}' } }, 200, seen],
    ['one that is already seen', { params: { id: '{recruiterNotification}' } }, 200, seen],
  ]),
]

export const chats: BadInput[] = [
  ...sendRows('user', '{chatOfX}', '"senderUser":{"id":{O.id},"firstName":"FirstO'),
  ...sendRows('recruiter', '{chatWithV}', '"senderRecruiter":{"firstName":"FirstR'),
  ...readRows('user', '{chatOfX}'),
  ...readRows('recruiter', '{chatWithV}'),
  ...checks,
  ...notifications,
]
