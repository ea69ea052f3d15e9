import {
  aiReviews,
  errorMessage,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@swipefolio/shared/api'
import { type AiReviewSummary, paths, type Role } from '@swipefolio/shared/contract'
import { relativeTime } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { repositoryPrefix } from '@swipefolio/shared/rules'
import {
  Bdi,
  Confirm,
  Empty,
  fillerText,
  Heading,
  IconButton,
  Pagination,
  QueryBoundary,
  SparklesIcon,
  Stack,
  Text,
  TextLink,
  theme,
  toast,
  Trash2Icon,
} from '@swipefolio/shared/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { SampleLink } from './sample-link'

interface ReviewHistoryProps {
  role: Role
  /** The id of the open review. */
  openedId: number | undefined
  /** Whether the page shows the sample review or links to it elsewhere. */
  hasSampleLink: boolean
  onRemoved: (id: number) => void
}

const waiting: AiReviewSummary[] = [
  {
    id: -1,
    repository: fillerText(20),
    commit: '',
    model: null,
    filesRead: 0,
    filesTotal: 0,
    createdAt: '',
  },
]

/** The person's earlier reviews, to open or delete. */
export const ReviewHistory = ({ role, openedId, hasSampleLink, onRemoved }: ReviewHistoryProps) => {
  const list = useInfiniteQuery(aiReviews.list(role))
  const cache = useQueryClient()
  const [removing, setRemoving] = useState<AiReviewSummary>()
  const remove = useMutation({
    mutationFn: ({ id }: AiReviewSummary) => aiReviews.remove(role, id),
    onSuccess: async (_answer, { id }) => {
      setRemoving(undefined)
      onRemoved(id)
      toast.success(t('Review deleted'))
      await cache.invalidateQueries({ queryKey: ['ai-reviews', role] })
    },
  })

  const itemsOf = (reviews: readonly AiReviewSummary[]) =>
    reviews.map((review) => (
      <Item key={review.id}>
        <div>
          <TextLink
            to={`${paths.aiReview}?review=${review.id}`}
            aria-current={review.id === openedId ? 'true' : undefined}
          >
            <Bdi>{nameOf(review)}</Bdi>
          </TextLink>
          <Text size="small" tone="soft">
            {review.model ?? t('Fixed rules')} ·{' '}
            <time dateTime={review.createdAt}>{relativeTime(review.createdAt)}</time>
          </Text>
        </div>
        <IconButton
          label={t('Delete the review of {name}', { name: nameOf(review) })}
          icon={<Trash2Icon aria-hidden />}
          variant="plain"
          onClick={() => {
            remove.reset()
            setRemoving(review)
          }}
        />
      </Item>
    ))

  return (
    <Stack as="section" gap="m" aria-labelledby="your-reviews">
      <Heading level={2} size="section" id="your-reviews">
        {t('Your reviews')}
      </Heading>
      <QueryBoundary
        query={list}
        loadingText={t('Loading your reviews...')}
        errorText={t('Failed to load your reviews')}
        skeleton={<List>{itemsOf(waiting)}</List>}
        isEmpty={(reviews) => reviews.length === 0}
        empty={
          <Empty icon={<SparklesIcon aria-hidden />} action={!hasSampleLink && <SampleLink />}>
            {t('None yet. The first one will stand here.')}
          </Empty>
        }
      >
        {(reviews) => (
          <>
            <List>{itemsOf(reviews)}</List>
            <Pagination query={list} />
          </>
        )}
      </QueryBoundary>
      <Confirm
        isOpen={removing !== undefined}
        question={t('Are you sure you want to delete this review?')}
        confirmLabel={t('Delete')}
        isPending={remove.isPending}
        error={
          remove.error ? errorMessage(remove.error, t('Failed to delete the review')) : undefined
        }
        onConfirm={() => removing && remove.mutate(removing)}
        onCancel={() => setRemoving(undefined)}
      />
    </Stack>
  )
}

const nameOf = ({ repository }: AiReviewSummary) => repository.replace(repositoryPrefix, '')

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
`

const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.m};
  padding-block: ${theme.space.s};
  border-block-end: ${theme.border.thin};
  overflow-wrap: anywhere;

  [aria-current] {
    font-weight: ${theme.weight.strong};
  }
`
