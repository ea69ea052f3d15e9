import type { AiReviewItem } from '@swipefolio/shared/contract'
import { Heading, Notice, Skeleton, Stack } from '@swipefolio/shared/ui'
import { lazy, Suspense } from 'react'
import { ReviewBody } from './review-body'

/** What the rules say of an invented repository; a test of the server keeps it equal to what they say today. */
const SampleBody = lazy(async () => {
  const { default: result } = await import('./sample-review.json')
  return { default: () => <ReviewBody result={result as AiReviewItem[]} /> }
})

/** A review that needs no repository, to see what one is like. */
export const SampleReview = () => (
  <Stack as="section" gap="m" aria-labelledby="sample-review">
    <Heading level={2} size="section" id="sample-review">
      A sample review
    </Heading>
    <Notice tone="info">
      This is a sample: our fixed rules made it of an invented repository. Nothing in it is about
      your work.
    </Notice>
    <Suspense fallback={<Skeleton shape="text" />}>
      <SampleBody />
    </Suspense>
  </Stack>
)
