/** How much a database is filled with. Everything is made by number, so that two databases of a size are the same. */
export interface Size {
  people: number
  projects: number
  messages: number
  notifications: number
  requests: number
  links: number
  /** Of one recruiter, who is job seekers' contact in as many chats. */
  contacts: number
  /** Of the same recruiter. */
  decisions: number
  /** Of one job seeker. */
  ownProjects: number
}

/** Of a service that many people use. */
export const large: Size = {
  people: 20_000,
  projects: 200_000,
  messages: 1_000_000,
  notifications: 1_000_000,
  requests: 20_000,
  links: 20_000,
  contacts: 1900,
  decisions: 25_000,
  ownProjects: 200,
}

/** A hundredth of it, where lists still have a page of 20 items. */
export const small: Size = {
  people: 200,
  projects: 2000,
  messages: 10_000,
  notifications: 10_000,
  requests: 200,
  links: 200,
  contacts: 40,
  decisions: 250,
  ownProjects: 40,
}

export const busyPeople = {
  recruiter: { id: 7_000_000_000_010, role: 'recruiter', email: 'busy.recruiter@example.org' },
  jobseeker: { id: 7_000_000_000_001, role: 'jobseeker', email: 'busy.seeker@example.org' },
} as const
