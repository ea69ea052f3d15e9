import { createTransport } from 'nodemailer'
import { isLocalUrl, mailTls } from '../foundation/settings/addresses'
import { causeOf, type Check, fail, ok } from './report'

const patience = 10_000

/** Connects to the mail server, with TLS and the password where the address has them, and sends nothing. */
export const checkMail: Check = async ({ given }) => {
  const url = given.values.SMTP_URL
  if (!url) return []
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
  })
  try {
    await transport.verify()
    const isInClear = mailTls(url) === 'none'
    if (!isInClear) return [ok('mail server', 'reached with TLS')]
    return isLocalUrl(url)
      ? [ok('mail server', 'reached on this machine')]
      : [fail('mail server', 'The connection may be in clear: see SMTP_URL.')]
  } catch (error) {
    return [fail('mail server', `It cannot be reached: ${causeOf(error)}.`)]
  } finally {
    transport.close()
  }
}
