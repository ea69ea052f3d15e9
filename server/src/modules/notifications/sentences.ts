import type { NotificationKind } from '../../foundation/db/contact-tables'

/**
 * The sentences of notifications. They name a recruiter with the company, and a job seeker only after a like or
 * reveal.
 */
export const sentences = {
  CHAT: {
    projectLiked: (recruiter: string, project: string) =>
      `${recruiter} liked your project "${project}"`,
    ownerRevealed: (recruiter: string, request: string) =>
      `${recruiter} looked at your repository for "${request}" and can now see who you are`,
    /** To somebody whom the recruiter knows already. */
    linkRevealed: (recruiter: string, request: string) =>
      `${recruiter} looked at your repository for "${request}" and can now see that it is yours`,
  },
  LINK: {
    linkSubmitted: (request: string) =>
      `A job seeker submitted a repository to your request "${request}"`,
  },
  SUBMISSION: {
    shortlisted: (request: string) => `Your repository for "${request}" is on the shortlist`,
    declined: (request: string) =>
      `An answer about your repository for "${request}": not this time`,
  },
  MESSAGE: {
    messageReceived: (sender: string) => `New message from ${sender}`,
  },
} satisfies Record<NotificationKind, Record<string, (...names: string[]) => string>>

/** The format of a sentence, for the database to put in what it knows: %1$s the first name, %2$s the second. */
export const formatOf = (sentence: (...names: string[]) => string) => sentence('%1$s', '%2$s')
