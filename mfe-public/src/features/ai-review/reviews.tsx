import { aiReviews, useQuery } from '@swipefolio/shared/api'
import { paths, type Role } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { useSearchParams } from '@swipefolio/shared/router'
import {
  ButtonLink,
  Card,
  NotFound,
  QueryBoundary,
  Stack,
  VisuallyHidden,
} from '@swipefolio/shared/ui'
import { Columns } from '../columns/columns'
import { ReviewForm } from './review-form'
import { ReviewHistory } from './review-history'
import { ReviewProgress, stageText } from './review-progress'
import { ReviewResult } from './review-result'
import { sampleName } from './sample-link'
import { SampleReview } from './sample-review'
import { ServiceDown } from './service-down'
import { useDispute } from './use-dispute'
import { useReview } from './use-review'

/** Below a form that may fill their screen. */
const revealOnPhones = (news: HTMLElement | null) => news?.scrollIntoView({ block: 'nearest' })
const bringIntoView = (sample: HTMLElement | null) => sample?.scrollIntoView()

/** The form, the new or open review, and earlier reviews. The open review is part of the URL. */
export const Reviews = ({ role }: { role: Role | null }) => {
  const [search, setSearch] = useSearchParams()
  const opened = search.get('review')
  const openedId = Number(opened) || undefined
  const repository = search.get('repo') ?? ''

  const show = (id: number | undefined) =>
    setSearch(
      (current) => {
        if (id === undefined) current.delete('review')
        else current.set('review', String(id))
        return current
      },
      { replace: true, preventScrollReset: true },
    )

  const review = useReview({ role, onStored: show })

  async function handleSubmit(repoUrl: string) {
    show(undefined)
    await review.start(repoUrl)
  }

  return (
    <Columns>
      <Card>
        <ReviewForm repository={repository} onSubmit={handleSubmit} onCancel={review.cancel} />
      </Card>
      <Stack gap="xl">
        <VisuallyHidden role="status">
          {review.stage ? stageText(review.stage) : review.isReady && t('The review is ready.')}
        </VisuallyHidden>
        {review.failure && (
          <div ref={revealOnPhones}>
            <ServiceDown {...review.failure} />
          </div>
        )}
        {opened === sampleName && <SampleReview ref={bringIntoView} />}
        {review.stage && (
          <div ref={revealOnPhones}>
            <ReviewProgress stage={review.stage} />
          </div>
        )}
        {review.result !== undefined && openedId === undefined && (
          <ReviewResult result={review.result} />
        )}
        {role && openedId !== undefined && (
          <OpenedReview key={openedId} role={role} id={openedId} />
        )}
        {role && (
          <ReviewHistory
            role={role}
            openedId={openedId}
            hasSampleLink={review.failure !== undefined || opened === sampleName}
            onRemoved={(id) => id === openedId && show(undefined)}
          />
        )}
      </Stack>
    </Columns>
  )
}

const OpenedReview = ({ role, id }: { role: Role; id: number }) => {
  const opened = useQuery(aiReviews.one(role, id))
  const dispute = useDispute(role, id)
  return (
    <QueryBoundary
      query={opened}
      loadingText={t('Loading the review...')}
      errorText={t('Failed to load the review')}
      notFound={
        <NotFound
          title={t('This review was removed')}
          headingLevel={2}
          actions={<ButtonLink to={paths.aiReview}>{t('Review a Repository')}</ButtonLink>}
        >
          {t('Your other reviews are listed below.')}
        </NotFound>
      }
    >
      {(review) => <ReviewResult result={review.result} review={review} dispute={dispute} />}
    </QueryBoundary>
  )
}
