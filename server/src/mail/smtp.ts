import { createTransport } from 'nodemailer'
import type { Mail } from './mailer'

export function createSmtp(url: string, from: string) {
  const transport = createTransport(url, { from })
  return {
    async deliver({ to, subject, text }: Mail): Promise<void> {
      // As an object, an address is never read as a list of several.
      await transport.sendMail({ to: { name: '', address: to }, subject, text })
    },
  }
}
