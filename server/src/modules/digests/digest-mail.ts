import { paths } from '@swipefolio/shared/contract'
import type { Mail } from '../../foundation/mail/mail'
import { sentences } from '../notifications/sentences'

export interface Digest {
  messages: { name: string; count: number }[]
  contacts: string[]
  links: { title: string; count: number }[]
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
} satisfies Record<keyof Digest, string>

function subjectOf(digest: Digest) {
  const kinds = (Object.keys(subjects) as (keyof Digest)[]).filter(
    (kind) => digest[kind].length > 0,
  )
  const [only] = kinds
  return kinds.length === 1 && only ? subjects[only] : 'News for you'
}

const linesOf = ({ messages, contacts, links }: Digest) => [
  ...messages.map(({ name, count }) =>
    count === 1 ? sentences.MESSAGE.messageReceived(name) : `${count} new messages from ${name}`,
  ),
  ...contacts,
  ...links.map(({ title, count }) =>
    count === 1
      ? sentences.LINK.linkSubmitted(title)
      : `${count} repositories were submitted to your request "${title}"`,
  ),
]

/** Names the senders and the number of messages, never their text. */
export const digestMail = (
  digest: Digest,
  { to, firstName, publicUrl, unsubscribeUrl }: Reader,
): Mail => ({
  to,
  subject: `${subjectOf(digest)} on Swipefolio`,
  text: `Hello ${firstName},

this waits for you on Swipefolio:

${linesOf(digest)
  .map((line) => `- ${line}`)
  .join('\n')}

Have a look: ${new URL(paths.home, publicUrl).href}

About what you are mailed you choose in your settings: ${new URL(paths.dashboard, publicUrl).href}?section=settings
To get no more mails like this one: ${unsubscribeUrl}

Swipefolio`,
  unsubscribeUrl,
})
