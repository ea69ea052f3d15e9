import type { AiReviewResult } from '@swipefolio/shared/contract'
import { Card, Heading, Skeleton, Stack, Text, theme } from '@swipefolio/shared/ui'
import { Suspense } from 'react'
import { styled } from 'styled-components'
import { groupItems } from './review-groups'
import { Markdown, ReviewItem } from './review-item'
import type { Dispute } from './use-dispute'

interface ReviewBodyProps {
  result: AiReviewResult
  /** The URL of a file of the repository; missing when the commit is unknown. */
  addressOf?: (file: string) => string
  dispute?: Dispute
}

/** The content of a review: one text, or items grouped by kind. */
export const ReviewBody = ({ result, addressOf, dispute }: ReviewBodyProps) => (
  <Suspense fallback={<Skeleton shape="text" />}>
    {typeof result === 'string' ? (
      <Card>
        <Markdown text={result} />
      </Card>
    ) : (
      groupItems(result).map(({ kind, title, items }) => (
        <Group key={kind} gap="s">
          {title && (
            <Heading level={3} size="small">
              {title}
            </Heading>
          )}
          <Items>
            {items.map((item, at) => (
              <ReviewItem
                key={item.id ?? at}
                item={item}
                kind={kind}
                address={item.file && addressOf ? addressOf(item.file) : undefined}
                dispute={dispute}
              />
            ))}
          </Items>
        </Group>
      ))
    )}
    {result.length === 0 && <Text tone="soft">No statement is left in this review.</Text>}
  </Suspense>
)

const Group = styled(Stack)`
  & + & {
    margin-block-start: ${theme.space.s};
  }
`

const Items = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space.s};
`
