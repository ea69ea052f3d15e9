import type { AiReviewItem, AiReviewResult } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Card, Heading, Skeleton, Stack, Text, theme } from '@swipefolio/shared/ui'
import { Suspense } from 'react'
import { styled } from 'styled-components'
import { DisputedItem } from './disputed-item'
import { DisputedItems } from './disputed-items'
import { groupItems } from './review-groups'
import { Markdown, ReviewItem } from './review-item'
import { byId, type Dispute, isStoredItem } from './use-dispute'

interface ReviewBodyProps {
  result: AiReviewResult
  disputed?: readonly AiReviewItem[]
  /** The URL of a file of the repository; missing when the commit is unknown. */
  addressOf?: (file: string) => string
  dispute?: Dispute
}

/** The content of a review: one text, or items grouped by kind. */
export const ReviewBody = ({ result, disputed = [], addressOf, dispute }: ReviewBodyProps) => {
  if (typeof result === 'string') {
    return (
      <Suspense fallback={<Skeleton shape="text" />}>
        <Card>
          <Markdown text={result} />
        </Card>
      </Suspense>
    )
  }
  const isRecent = ({ id = 0 }: AiReviewItem) => dispute?.recentIds.includes(id) === true
  const recent = disputed.filter(isRecent)
  const earlier = disputed.filter((item) => !isRecent(item))

  const groupsOf = (items: AiReviewItem[], areDisputed = false) =>
    groupItems(items).map(({ kind, title, items: members }) => (
      <Group key={kind} gap="s">
        {title && (
          <Heading level={3} size="small">
            {title}
          </Heading>
        )}
        <Items>
          {members.map((item, at) =>
            dispute && isStoredItem(item) && recent.includes(item) ? (
              <DisputedItem key={`disputed-${item.id}`} item={item} dispute={dispute} />
            ) : (
              <ReviewItem
                key={item.id ?? at}
                item={item}
                kind={kind}
                address={item.file && addressOf ? addressOf(item.file) : undefined}
                dispute={dispute}
                isDisputed={areDisputed}
              />
            ),
          )}
        </Items>
      </Group>
    ))

  return (
    <Suspense fallback={<Skeleton shape="text" />}>
      {groupsOf([...result, ...recent].toSorted(byId))}
      {result.length === 0 && <Text tone="soft">{t('No statement is left in this review.')}</Text>}
      {earlier.length > 0 && (
        <DisputedItems count={earlier.length}>{groupsOf(earlier, true)}</DisputedItems>
      )}
    </Suspense>
  )
}

const Group = styled(Stack)`
  & + & {
    margin-block-start: ${theme.space.s};
  }
`

const Items = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space.s};
`
