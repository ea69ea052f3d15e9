import type { JobSeekerProfile } from '../contract'
import { formatDeadline } from './deadline'

/** The choices of a form, by what travels. */
export const availabilityLabels = {
  '': 'I would rather not say',
  open: 'Open to offers',
  from: 'From a date',
  'not-looking': 'Not looking',
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
    : `Available from ${formatDeadline(availableFrom, language)}`
}
