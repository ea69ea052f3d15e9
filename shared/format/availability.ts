import type { JobSeekerProfile } from '../contract'
import { t } from '../i18n'
import { formatDeadline } from './deadline'

/** A choice of a form, by what travels. A call, because a server speaks several languages. */
export const availabilityLabel = (availability: JobSeekerProfile['availability']): string =>
  ({
    '': t('I would rather not say'),
    open: t('Open to offers'),
    from: t('From a date'),
    'not-looking': t('Not looking'),
  })[availability]

/** What a profile says of the availability; empty for one that says nothing. After the day, it is open. */
export function availabilityText(
  { availability, availableFrom }: Pick<JobSeekerProfile, 'availability' | 'availableFrom'>,
  now: Date,
  language?: string,
): string {
  if (availability === '') return ''
  if (availability !== 'from') return availabilityLabel(availability) ?? ''
  const isPast = availableFrom <= now.toISOString().slice(0, 10)
  return isPast
    ? availabilityLabel('open')
    : t('Available from {date}', { date: formatDeadline(availableFrom, language) })
}
