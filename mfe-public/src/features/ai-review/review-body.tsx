import type { AiReviewItem, AiReviewKind, AiReviewResult } from '@swipefolio/shared/contract'
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
        <Items $kind={kind}>
          {members.map((item, at) =>
            dispute && isStoredItem(item) && recent.includes(item) ? (
              <DisputedItem key={`disputed-${item.id}`} item={item} dispute={dispute} />
            ) : (
              <ReviewItem
                key={item.id ?? at}
                item={item}
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

const edges: Record<AiReviewKind, string> = {
  note: theme.color.lineStrong,
  strength: theme.color.success,
  risk: theme.color.danger,
  'next step': theme.color.save,
}

/* Reviews are written in English. */
const Items = styled.ul.attrs({ role: 'list', dir: 'ltr' })<{ $kind: AiReviewKind }>`
  border-inline-start: 0.25rem solid ${({ $kind }) => edges[$kind]};

  && {
    padding-inline-start: ${theme.space.m};
  }
`
