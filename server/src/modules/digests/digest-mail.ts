import { paths } from '@swipefolio/shared/contract'
import { composeMail } from '../../foundation/mail/compose-mail'
import type { Mail } from '../../foundation/mail/mail'
import { sentences } from '../notifications/sentences'

export interface Digest {
  messages: { chatId: number; name: string; count: number }[]
  contacts: { chatId: number; message: string }[]
  links: { requestId: number; title: string; count: number }[]
  submissions: { message: string }[]
}

interface Reader {
  to: string
  firstName: string
  publicUrl: string
  unsubscribeUrl: string
}

const subjects = {
  messages: 'You have unread messages',
  contacts: 'You have a new contact',
  links: 'New repositories for your project requests',
  submissions: 'News of your submissions',
} satisfies Record<keyof Digest, string>

function subjectOf(digest: Digest) {
  const kinds = (Object.keys(subjects) as (keyof Digest)[]).filter(
    (kind) => digest[kind].length > 0,
  )
  const [only] = kinds
  return kinds.length === 1 && only ? subjects[only] : 'News for you'
}

/** Each line leads to what it tells of: the chat, the links of the request, or the submissions. */
const newsOf = ({ messages, contacts, links, submissions }: Digest) => [
  ...messages.map(({ chatId, name, count }) => ({
    label:
      count === 1 ? sentences.MESSAGE.messageReceived(name) : `${count} new messages from ${name}`,
    path: paths.chat(chatId),
  })),
  ...contacts.map(({ chatId, message }) => ({ label: message, path: paths.chat(chatId) })),
  ...links.map(({ requestId, title, count }) => ({
    label:
      count === 1
        ? sentences.LINK.linkSubmitted(title)
        : `${count} repositories were submitted to your request "${title}"`,
    path: paths.linksOf(requestId),
  })),
  ...submissions.map(({ message }) => ({ label: message, path: paths.submissions })),
]

/** Names the senders and the number of messages, never their text. */
export function digestMail(
  digest: Digest,
  { to, firstName, publicUrl, unsubscribeUrl }: Reader,
): Mail {
  const at = (path: string) => new URL(path, publicUrl).href
  const items = newsOf(digest).map(({ label, path }) => ({ label, href: at(path) }))
  const [only, ...more] = items
  const lookHref = only && more.length === 0 ? only.href : at(paths.dashboard)
  return composeMail({
    to,
    subject: `${subjectOf(digest)} on Swipefolio`,
    homeUrl: at(paths.home),
    greeting: `Hello ${firstName},`,
    blocks: [
      'This waits for you on Swipefolio:',
      { items },
      { label: 'Have a look', href: lookHref },
    ],
    footer: [
      { label: 'Choose what you are mailed about', href: at(paths.settings) },
      { label: 'Get no more mails like this one', href: unsubscribeUrl },
    ],
    unsubscribeUrl,
  })
}
