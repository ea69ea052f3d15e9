import type { JobSeekerProfile } from '../contract'
import { t } from '../i18n'
import { formatDeadline } from './deadline'

/** The choices of a form, by what travels. */
export const availabilityLabels = {
  '': t('I would rather not say'),
  open: t('Open to offers'),
  from: t('From a date'),
  'not-looking': t('Not looking'),
} satisfies Record<JobSeekerProfile['availability'], string>

/** What a profile says of the availability; empty for one that says nothing. After the day, it is open. */
export function availabilityText(
  { availability, availableFrom }: Pick<JobSeekerProfile, 'availability' | 'availableFrom'>,
  now: Date,
  language?: string,
): string {
  if (availability === '') return ''
  if (availability !== 'from') return availabilityLabels[availability] ?? ''
  const isPast = availableFrom <= now.toISOString().slice(0, 10)
  return isPast
    ? availabilityLabels.open
    : t('Available from {date}', { date: formatDeadline(availableFrom, language) })
}
