import { paths } from '@swipefolio/shared/contract'
import { loggableError } from '../../foundation/loggable-error'
import { composeMail } from '../../foundation/mail/compose-mail'
import type { Composers } from '../../foundation/mail/mail'
import type { Services } from '../../foundation/services'
import { unsubscribeUrl } from '../../foundation/mail/unsubscribe-link'
import { type Translator, translatorFor } from '../../i18n/translator'
import { findMailedFilter, listNewProjects, queueDueMails } from './repository'
import { week } from './service'

declare module '../../foundation/mail/mail' {
  interface MailJobs {
    /** The projects that a saved filter finds between two positions of the feed. */
    filterNews: { accountId: number; filterId: number; after: number; upTo: number }
  }
}

const lifetime = 24 * 60 * 60_000
const mostNamed = 10
const interval = 10 * 60_000

/** One more than the mail counts. */
const mostCounted = 100

function subjectOf({ t }: Translator, count: number, filter: string) {
  const most = mostCounted - 1
  return count > most
    ? t('{most}+ new projects for your filter {filter} on Swipefolio', { most, filter })
    : t(
        '{count, plural, one {One new project} other {# new projects}} for your filter {filter} on Swipefolio',
        { count, filter },
      )
}

/** Composes the weekly mail of a saved filter; nothing without a new project. It names projects, never their owners. */
export function composeFilterNews({
  config,
  db,
}: Pick<Services, 'config' | 'db'>): Pick<Composers, 'filterNews'> {
  return {
    filterNews: {
      lifetime,
      async compose({ filterId, after, upTo }) {
        const filter = await findMailedFilter(db, filterId)
        if (!filter) return undefined
        const { account_id: recruiterId, technology_ids: technologyIds } = filter
        const projects = await listNewProjects(db, {
          recruiterId,
          technologyIds,
          after,
          upTo,
          limit: mostCounted,
        })
        if (projects.length === 0) return undefined
        const at = (path: string) => new URL(path, config.publicUrl).href
        const href = at(`${paths.swipeProjects}?tech=${technologyIds.join(',')}`)
        const stop = unsubscribeUrl(config, recruiterId)
        const translator = translatorFor(filter.language)
        const { language, t } = translator
        return composeMail({
          to: filter.email,
          language,
          subject: subjectOf(translator, projects.length, filter.name),
          homeUrl: at(paths.home),
          greeting: t('Hello {firstName},', { firstName: filter.first_name }),
          blocks: [
            t('These are new in your deck for the filter {filter}:', { filter: filter.name }),
            { items: projects.slice(0, mostNamed).map(({ title }) => ({ label: title, href })) },
            { label: t('Open your deck'), href },
          ],
          footer: [
            {
              label: t('Change your saved filters'),
              href: at(`${paths.swipeProjects}?filter=open`),
            },
            { label: t('Get no more mails like this one'), href: stop },
          ],
          unsubscribeUrl: stop,
        })
      },
    },
  }
}

/** Queues the mails of all filters that are due. */
export async function queueFilterNews({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const now = clock()
  const next = new Date(now.getTime() + week)
  while ((await queueDueMails(db, { now, next })) > 0);
}

/** Looks every ten minutes for filters whose mail is due. Returns the function that stops it. */
export function scheduleFilterNews(services: Pick<Services, 'db' | 'clock' | 'logger'>) {
  const timer = setInterval(() => {
    queueFilterNews(services).catch((error: unknown) => {
      services.logger.warn({ err: loggableError(error) }, 'Mails of filters could not be queued')
    })
  }, interval)
  timer.unref()
  return async () => clearInterval(timer)
}
