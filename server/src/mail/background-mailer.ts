import { loggableError } from '../loggable-error'
import type { Logger } from '../services'
import type { Mail, Mailer } from './mailer'

interface Delivery {
  deliver(mail: Mail): Promise<void>
}

/** Hands mail over in the background; what fails is logged without saying to whom it was. */
export function createMailer(delivery: Delivery, logger: Logger): Mailer {
  const underWay = new Set<Promise<void>>()

  async function deliver(mail: Parameters<Mailer['send']>[0]) {
    try {
      const due = typeof mail === 'function' ? await mail() : mail
      if (due) await delivery.deliver({ ...due, subject: due.subject.replace(/[\r\n]+/g, ' ') })
    } catch (error) {
      logger.error({ err: loggableError(error) }, 'A mail was not sent')
    }
  }

  return {
    send(mail) {
      const sending = deliver(mail).finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
