import Type from 'typebox'
import { AiReview, AiReviewResult, AiReviewSummary } from './ai-review'
import { call, IdParams, PageQuery, Text } from './call'

const AiReviewQuery = Type.Object({ repoUrl: Type.Optional(Type.String()) })

/** Reviews of public repositories, alike for both roles. */
export const aiReviewCalls = {
  'POST /api/user/ai-review': call({
    access: 'jobseeker',
    summary: 'Review a public repository',
    query: AiReviewQuery,
    response: AiReviewResult,
  }),
  'GET /api/user/ai-reviews': call({
    access: 'jobseeker',
    summary: 'List the reviews that I asked for, newest first',
    query: PageQuery,
    response: Type.Array(AiReviewSummary),
  }),
  'GET /api/user/ai-reviews/:id': call({
    access: 'jobseeker',
    summary: 'Read a review that I asked for',
    params: IdParams,
    response: AiReview,
  }),
  'DELETE /api/user/ai-reviews/:id': call({
    access: 'jobseeker',
    summary: 'Delete a review that I asked for',
    params: IdParams,
    response: Text,
  }),
  'POST /api/recruiter/ai-review': call({
    access: 'recruiter',
    summary: 'Review a public repository',
    query: AiReviewQuery,
    response: AiReviewResult,
  }),
  'GET /api/recruiter/ai-reviews': call({
    access: 'recruiter',
    summary: 'List the reviews that I asked for, newest first',
    query: PageQuery,
    response: Type.Array(AiReviewSummary),
  }),
  'GET /api/recruiter/ai-reviews/:id': call({
    access: 'recruiter',
    summary: 'Read a review that I asked for',
    params: IdParams,
    response: AiReview,
  }),
  'DELETE /api/recruiter/ai-reviews/:id': call({
    access: 'recruiter',
    summary: 'Delete a review that I asked for',
    params: IdParams,
    response: Text,
  }),
}
