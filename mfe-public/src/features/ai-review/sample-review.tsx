import type { AiReviewItem } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  Heading,
  media,
  Notice,
  Skeleton,
  Stack,
  theme,
  useIsHydrated,
} from '@swipefolio/shared/ui'
import { lazy, type Ref, Suspense } from 'react'
import { styled } from 'styled-components'
import { ReviewBody } from './review-body'

/** What the rules say of an invented repository; a test of the server keeps it equal to what they say today. */
const SampleBody = lazy(async () => {
  const { default: result } = await import('./sample-review.json')
  return { default: () => <ReviewBody result={result as AiReviewItem[]} /> }
})

/** A review that needs no repository, to see what one is like. */
export const SampleReview = ({ ref }: { ref?: Ref<HTMLElement> }) => {
  // Not in the HTML of the page, whose elements stay when the scripts arrive.
  const isHydrated = useIsHydrated()
  return (
    <Sample ref={ref} as="section" gap="m" aria-labelledby="sample-review">
      <Heading level={2} size="section" id="sample-review">
        {t('A sample review')}
      </Heading>
      <Notice tone="info">
        {t(
          'This is a sample: our fixed rules made it of an invented repository. Like every review, it is written to the author.',
        )}
      </Notice>
      {isHydrated && (
        <Suspense fallback={<Skeleton shape="text" />}>
          <SampleBody />
        </Suspense>
      )}
    </Sample>
  )
}

/* As high from the start as makes the footer stay where it is; it needs scripts. */
const Sample = styled(Stack)`
  min-block-size: 60rem;
  scroll-margin-block-start: ${theme.space.l};

  ${media.withoutScripts} {
    display: none;
  }
`
