import { mailHtml } from './mail-html'
import type { Mail } from './mail'
import type { MailBlock, MailContent, MailLink } from './mail-content'

const signature = 'Swipefolio'

const line = ({ label, href }: MailLink) => `${label}: ${href}`

function textOf(block: MailBlock) {
  if (typeof block === 'string') return block
  if ('code' in block) return block.code
  if ('items' in block)
    return block.items.map(({ label, href }) => `- ${label}\n  ${href}`).join('\n')
  return line(block)
}

/** Writes a mail twice from the same blocks: in plain text, and in HTML. */
export function composeMail(content: MailContent): Mail {
  const { to, subject, unsubscribeUrl, greeting, blocks, footer = [] } = content
  const parts = [greeting, ...blocks.map(textOf), footer.map(line).join('\n'), signature]
  return {
    to,
    subject,
    text: parts.filter(Boolean).join('\n\n'),
    html: mailHtml(content),
    ...(unsubscribeUrl && { unsubscribeUrl }),
  }
}
