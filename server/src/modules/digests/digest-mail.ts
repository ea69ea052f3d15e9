import { paths } from '@swipefolio/shared/contract'
import { composeMail } from '../../foundation/mail/compose-mail'
import type { Mail } from '../../foundation/mail/mail'
import type { Translator } from '../../i18n/translator'
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
  translator: Translator
}

const subjects = ({ t }: Translator) =>
  ({
    messages: t('You have unread messages on Swipefolio'),
    contacts: t('You have a new contact on Swipefolio'),
    links: t('New repositories for your project requests on Swipefolio'),
    submissions: t('News of your submissions on Swipefolio'),
  }) satisfies Record<keyof Digest, string>

function subjectOf(digest: Digest, translator: Translator) {
  const { t } = translator
  const texts = subjects(translator)
  const kinds = (Object.keys(texts) as (keyof Digest)[]).filter((kind) => digest[kind].length > 0)
  const [only] = kinds
  return kinds.length === 1 && only ? texts[only] : t('News for you on Swipefolio')
}

/** Each line leads to what it tells of: the chat, the links of the request, or the submissions. */
const newsOf = (
  { messages, contacts, links, submissions }: Digest,
  { t, translated }: Translator,
) => [
  ...messages.map(({ chatId, name, count }) => ({
    label:
      count === 1
        ? translated(sentences.MESSAGE.messageReceived(name))
        : t('{count} new messages from {name}', { count, name }),
    path: paths.chat(chatId),
  })),
  ...contacts.map(({ chatId, message }) => ({
    label: translated(message),
    path: paths.chat(chatId),
  })),
  ...links.map(({ requestId, title, count }) => ({
    label:
      count === 1
        ? translated(sentences.LINK.linkSubmitted(title))
        : t('{count} repositories were submitted to your request "{title}"', { count, title }),
    path: paths.linksOf(requestId),
  })),
  ...submissions.map(({ message }) => ({ label: translated(message), path: paths.submissions })),
]

/** Names the senders and the number of messages, never their text. */
export function digestMail(
  digest: Digest,
  { to, firstName, publicUrl, unsubscribeUrl, translator }: Reader,
): Mail {
  const { language, t } = translator
  const at = (path: string) => new URL(path, publicUrl).href
  const items = newsOf(digest, translator).map(({ label, path }) => ({ label, href: at(path) }))
  const [only, ...more] = items
  const lookHref = only && more.length === 0 ? only.href : at(paths.dashboard)
  return composeMail({
    to,
    language,
    subject: subjectOf(digest, translator),
    homeUrl: at(paths.home),
    greeting: t('Hello {firstName},', { firstName }),
    blocks: [
      t('This waits for you on Swipefolio:'),
      { items },
      { label: t('Have a look'), href: lookHref },
    ],
    footer: [
      { label: t('Choose what you are mailed about'), href: at(paths.settings) },
      { label: t('Get no more mails like this one'), href: unsubscribeUrl },
    ],
    unsubscribeUrl,
  })
}
