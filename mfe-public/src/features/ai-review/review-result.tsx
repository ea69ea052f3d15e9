import type { AiReview, AiReviewResult } from '@swipefolio/shared/contract'
import { relativeTime } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import {
  Button,
  Cluster,
  CopyIcon,
  ExternalLink,
  Heading,
  Stack,
  Text,
  toast,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { basedOn, madeBy } from './provenance'
import { ReviewBody } from './review-body'
import { reviewMarkdown } from './review-markdown'
import type { Dispute } from './use-dispute'

interface ReviewResultProps {
  result: AiReviewResult
  /** The stored review; missing from servers that return only the result. */
  review?: AiReview
  /** Missing where statements cannot be disputed. */
  dispute?: Dispute
}

/** A review with its author and the part of the repository that it is based on. */
export const ReviewResult = ({ result, review, dispute }: ReviewResultProps) => (
  <Section as="section" gap="m" aria-labelledby="ai-review" tabIndex={-1}>
    <Cluster justify="between">
      <Heading level={2} size="section" id="ai-review">
        {t('AI Review:')}
      </Heading>
      <Button
        variant="quiet"
        size="small"
        icon={<CopyIcon aria-hidden />}
        onClick={() => void copy(result)}
      >
        {t('Copy')}
      </Button>
    </Cluster>
    {review && (
      <About>
        <ExternalLink href={review.repository}>{review.repository}</ExternalLink>
        <Text size="small" tone="soft">
          {madeBy(review)}: {basedOn(review)},{' '}
          <time dateTime={review.createdAt}>{relativeTime(review.createdAt)}</time>.
          {review.model && t(' AI output: check it before you rely on it.')}
        </Text>
      </About>
    )}
    <ReviewBody
      result={result}
      disputed={review?.disputed}
      addressOf={review && addressIn(review)}
      dispute={dispute}
    />
  </Section>
)

/** The file's URL at the reviewed commit, because newer ones may differ. */
const addressIn =
  ({ repository, commit }: AiReview) =>
  (file: string) =>
    `${repository}/blob/${commit}/${file.split('/').map(encodeURIComponent).join('/')}`

async function copy(result: AiReviewResult) {
  try {
    await navigator.clipboard.writeText(reviewMarkdown(result))
    toast.success(t('Review copied'))
  } catch {
    toast.error(t('Failed to copy the review'))
  }
}

const Section = styled(Stack)`
  &:focus {
    outline: none;
  }
`

const About = styled.div`
  overflow-wrap: anywhere;
`
