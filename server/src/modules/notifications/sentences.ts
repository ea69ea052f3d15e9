import { msg } from '@swipefolio/shared/i18n'
import type { NotificationKind } from '../../foundation/db/contact-tables'

/**
 * The sentences of notifications, which are stored in English. They name a recruiter with the company, and a job seeker only after a like or
 * reveal.
 */
export const sentences = {
  CHAT: {
    projectLiked: (recruiter: string, project: string) =>
      msg('{recruiter} liked your project "{project}"', { recruiter, project }),
    ownerRevealed: (recruiter: string, request: string) =>
      msg('{recruiter} looked at your repository for "{request}" and can now see who you are', {
        recruiter,
        request,
      }),
    /** To somebody whom the recruiter knows already. */
    linkRevealed: (recruiter: string, request: string) =>
      msg(
        '{recruiter} looked at your repository for "{request}" and can now see that it is yours',
        { recruiter, request },
      ),
  },
  LINK: {
    linkSubmitted: (request: string) =>
      msg('A job seeker submitted a repository to your request "{request}"', { request }),
  },
  SUBMISSION: {
    shortlisted: (request: string) =>
      msg('Your repository for "{request}" is on the shortlist', { request }),
    declined: (request: string) =>
      msg('An answer about your repository for "{request}": not this time', { request }),
  },
  MESSAGE: {
    messageReceived: (sender: string) => msg('New message from {sender}', { sender }),
  },
} satisfies Record<NotificationKind, Record<string, (...names: string[]) => string>>

/** Those about a recruiter with a company, which the database makes a part of the name: for translations, which take it apart. */
export const sentencesWithCompany = [
  (recruiter: string, company: string, project: string) =>
    msg('{recruiter} from {company} liked your project "{project}"', {
      recruiter,
      company,
      project,
    }),
  (recruiter: string, company: string, request: string) =>
    msg(
      '{recruiter} from {company} looked at your repository for "{request}" and can now see who you are',
      { recruiter, company, request },
    ),
  (recruiter: string, company: string, request: string) =>
    msg(
      '{recruiter} from {company} looked at your repository for "{request}" and can now see that it is yours',
      { recruiter, company, request },
    ),
]

/** The format of a sentence, for the database to put in what it knows: %1$s the first name, %2$s the second. */
export const formatOf = (sentence: (...names: string[]) => string) => sentence('%1$s', '%2$s')
