/** The password of every demo account, printed at the start. */
export const demoPassword = 'swipe-right-24'

const at = (name: string) => `${name}@demo.swipefolio.example`

export const demoRecruiters = [
  { key: 'maya', firstName: 'Maya', lastName: 'Lindqvist', companyName: 'Lanternfish Studio' },
  { key: 'tomer', firstName: 'Tomer', lastName: 'Alkalay', companyName: 'Orchard Signals' },
  { key: 'priya', firstName: 'Priya', lastName: 'Ostrander', companyName: 'Quietworks' },
] as const

export const demoJobSeekers = [
  { key: 'noa', firstName: 'נועה', lastName: 'ברקאי' },
  { key: 'jonas', firstName: 'Jonas', lastName: 'Weidmann' },
  { key: 'amara', firstName: 'Amara', lastName: 'Okonjo' },
  { key: 'lucia', firstName: 'Lucia', lastName: 'Ferrantini' },
  { key: 'kenji', firstName: 'Kenji', lastName: 'Moriwaka' },
  { key: 'freya', firstName: 'Freya', lastName: 'Halvorsen' },
  { key: 'yonatan', firstName: 'יונתן', lastName: 'שקד' },
  { key: 'ilse', firstName: 'Ilse', lastName: 'van Rooyen' },
] as const

export type DemoRecruiter = (typeof demoRecruiters)[number]['key']
export type DemoJobSeeker = (typeof demoJobSeekers)[number]['key']

export const demoEmail = (key: DemoRecruiter | DemoJobSeeker) => at(key)

/** The demo's accounts, for printing. */
export const demoAccounts = [
  ...demoRecruiters.map(({ key }) => ({ role: 'recruiter' as const, email: at(key) })),
  ...demoJobSeekers.map(({ key }) => ({ role: 'jobseeker' as const, email: at(key) })),
]
