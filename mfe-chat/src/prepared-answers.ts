import type { Chat, Message, Role } from '@swipefolio/shared/contract'
import { aChat, aJobSeeker, aMessage, type Network } from '@swipefolio/shared/testing'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const aDay = 24 * 60

type Saying = readonly [minutes: number, from: Role, text: string]

const tides: Saying[] = [
  [3 * aDay, 'recruiter', 'Your tide tables are lovely. Shall we talk?'],
  [3 * aDay - 2, 'jobseeker', 'Gladly! What would you like to know?'],
  [
    aDay,
    'recruiter',
    'How do you fit the curve?\nIs it one model for all forty piers, or one each?',
  ],
  [
    aDay - 1,
    'jobseeker',
    'One each. The whole idea is written down here: https://github.com/tides/tables/blob/main/docs/decisions/007-one-model-for-each-pier-and-why.md',
  ],
  [
    40,
    'jobseeker',
    'היי, אפשר גם לדבר בעברית אם זה נוח יותר. אני פנויה ביום ראשון אחרי הצהריים או ביום שלישי בבוקר, ואשמח להראות לך איך המודל נבנה, מה לא עבד בדרך, ולמה בסוף בחרתי בפתרון הפשוט ביותר (TypeScript).',
  ],
]

const history: Saying[] = Array.from({ length: 120 }, (_, place) => [
  aDay * 40 - place * 90,
  place % 3 === 0 ? 'recruiter' : 'jobseeker',
  `Stop ${place + 1} of the night bus`,
])

/** Answers the chat's API calls from three conversations in memory. */
export function prepareAnswers(network: Network, role: Role) {
  const people = [
    aJobSeeker({ id: 1, firstName: 'Noa', lastName: 'Levi' }),
    aJobSeeker({
      id: 2,
      firstName: 'Wilhelmina-Alexandra',
      lastName: 'van der Westhuizen-Okonkwo',
    }),
    aJobSeeker({ id: 3, firstName: 'דנה', lastName: 'כהן' }),
  ]
  const list: Chat[] = [tides, history, []].map((sayings, place) => {
    const user = people[place] ?? aJobSeeker()
    const chat = aChat({ id: place + 1, user, unread: place })
    const toMessage = ([minutes, from, message]: Saying, before: number): Message =>
      aMessage({
        seq: before + 1,
        message,
        createdAt: minutesAgo(minutes),
        senderUser: from === 'jobseeker' ? user : null,
        senderRecruiter: from === 'recruiter' ? chat.recruiter : null,
      })
    return { ...chat, messages: sayings.map(toMessage) }
  })
  const find = (id: unknown) => {
    const chat = list.find((one) => one.id === Number(id))
    if (!chat) throw new Error('There is no such chat')
    return chat
  }

  const mine = role === 'recruiter' ? '/api/recruiter' : '/api/user'
  network.reply(`GET ${mine}/chats`, () => list.map((chat) => ({ ...chat })))
  network.reply(`GET ${mine}/chats/messages/:chatId`, ({ params, query }) => {
    const chat = find(params.chatId)
    chat.unread = 0
    const before = Number(query?.before ?? Infinity)
    return chat.messages.filter(({ seq }) => seq < before).slice(-50)
  })
  network.reply(`POST ${mine}/chats/send`, ({ body }) => {
    const chat = find(body.id)
    const sent = aMessage({
      seq: chat.messages.length + 1,
      message: body.message,
      createdAt: minutesAgo(0),
      clientKey: body.clientKey ?? null,
      senderUser: role === 'jobseeker' ? chat.user : null,
      senderRecruiter: role === 'recruiter' ? chat.recruiter : null,
    })
    chat.messages.push(sent)
    return sent
  })
  const count = () => list.reduce((sum, { unread }) => sum + unread, 0)
  if (role === 'recruiter') {
    network.reply('GET /api/recruiter/chats/recruiter-new-messages-count', count)
    network.reply('GET /api/recruiter/chats/:chatId/new-message-exist', false)
  } else {
    network.reply('GET /api/user/chats/user-new-messages-count', count)
    network.reply('GET /api/user/chats/user-check-new-message/:chatId', false)
  }
}
