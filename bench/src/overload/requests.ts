import { randomBytes } from 'node:crypto'
import { wire } from '../load/load'

export interface Person {
  token: string
  chatId: number
}

/** What a server is asked for at once, by kind, with its share of the requests. */
export interface Kind {
  name: string
  share: number
  requests: Buffer[]
}

const addresses = 20_000
const message = 'What do you think of the second draft?'
const reads = ['details', 'home', 'projects', 'chats', 'notifications', 'dashboard-stats']
const polls = ['notifications/unseen-exist', 'chats/user-new-messages-count']

/** The server believes the proxy's header, so that no caller reaches a limit of addresses. */
const from = () => `x-forwarded-for: 10.${[...randomBytes(3)].join('.')}`
const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T
const each = (make: (index: number) => Buffer) =>
  Array.from({ length: addresses }, (_, index) => make(index))

/** Requests of people and visitors, as many and as different as a busy server gets. */
export async function makeKinds(address: string, people: Person[]): Promise<Kind[]> {
  const file = /"(\/apps\/shell\/[^"]+\.js)"/.exec(await (await fetch(address)).text())?.[1] ?? ''
  const page = (path: string) =>
    wire(path, undefined, 'GET', undefined, [
      from(),
      'accept: text/html',
      'accept-encoding: br',
      `cookie: visitor=${randomBytes(9).toString('base64url')}`,
    ])
  const visit = (path: string) => wire(path, undefined, 'GET', undefined, [from()])
  return [
    {
      name: 'writes',
      share: 0.05,
      requests: people.map(({ token, chatId }) =>
        wire('/api/user/chats/send', token, 'POST', { id: chatId, message }),
      ),
    },
    {
      name: 'reads',
      share: 0.45,
      requests: each((index) =>
        wire(`/api/user/${at(reads, index % 31)}`, at(people, index).token),
      ),
    },
    {
      name: 'polls',
      share: 0.1,
      requests: each((index) => wire(`/api/user/${at(polls, index % 7)}`, at(people, index).token)),
    },
    { name: 'files', share: 0.05, requests: each(() => visit(file)) },
    { name: 'visits', share: 0.15, requests: each(() => visit('/api/projectrequests?limit=20')) },
    {
      name: 'pages',
      share: 0.15,
      requests: each((index) => page(at(['/', '/project-requests'], index))),
    },
    {
      name: 'streams',
      share: 0.03,
      requests: each((index) => wire('/api/user/events', at(people, index).token)),
    },
    { name: 'reports', share: 0.02, requests: each(() => page('/platform/ticket')) },
  ]
}
