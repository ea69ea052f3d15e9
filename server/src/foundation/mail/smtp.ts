import { createTransport } from 'nodemailer'
import type { Delivery } from './mail'

const patience = 10_000

export function createSmtp(url: string, from: string): Delivery {
  const limits = {
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
  }
  const transport = createTransport({ url, ...limits }, { from })
  return {
    async deliver({ to, subject, text, html, unsubscribeUrl }) {
      const headers = unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
      // As an object, one address cannot be parsed as a list of several.
      await transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(headers && { headers }),
      })
    },
  }
}
