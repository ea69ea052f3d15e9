import type { JobSeekerProfile } from '../contract'
import { availabilityLabel, availabilityText } from './availability'

const now = new Date('2026-03-20T12:00:00Z')
type Availability = JobSeekerProfile['availability']

it.each<[Availability, string]>([
  ['', 'I would rather not say'],
  ['open', 'Open to offers'],
  ['from', 'From a date'],
  ['not-looking', 'Not looking'],
])('labels the choice %j as %j', (availability, label) => {
  expect(availabilityLabel(availability)).toBe(label)
})

it.each<[Availability, string, string]>([
  ['', '2026-03-21', ''],
  ['open', '2026-03-21', 'Open to offers'],
  ['not-looking', '', 'Not looking'],
  ['from', '2026-03-21', 'Available from Mar 21, 2026'],
  ['from', '2026-03-20', 'Open to offers'],
  ['from', '2026-03-19', 'Open to offers'],
  ['on leave' as Availability, '', ''],
])('says of %j from %j: %j', (availability, availableFrom, text) => {
  expect(availabilityText({ availability, availableFrom }, now, 'en-US')).toBe(text)
})
