import type { Submission, SubmissionStatus } from '@swipefolio/shared/contract'
import { submissionStatus } from '@swipefolio/shared/ui'

const order: readonly SubmissionStatus[] = ['DECLINED', 'SENT', 'SEEN', 'SHORTLISTED', 'REVEALED']

/** The best that became of the submissions to one request; undefined without any. */
export const furthestStatus = (submissions: readonly Submission[]) =>
  order.findLast((status) => submissions.some((one) => submissionStatus(one) === status))
