import type { AiReviewItem, AiReviewKind, AiReviewResult } from '@swipefolio/shared/contract'
import { Card, Heading, Skeleton, Stack, theme } from '@swipefolio/shared/ui'
import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'

export const loadMarkdown = () => import('./markdown')
const Markdown = lazy(loadMarkdown)

const groups: { kind: AiReviewKind; title: string | null }[] = [
  { kind: 'note', title: null },
  { kind: 'strength', title: 'Strengths' },
  { kind: 'risk', title: 'Risks' },
  { kind: 'next step', title: 'Next steps' },
]

/** A server that knows no kinds sends items with a text alone. */
const kindOf = ({ kind }: Partial<AiReviewItem>) => kind ?? 'note'

/** What a review says: one text, or the text of each item, those of a kind together. */
export const ReviewBody = ({ result }: { result: AiReviewResult }) => (
  <Suspense fallback={<Skeleton shape="text" />}>
    {typeof result === 'string' ? (
      <Card>
        <Markdown text={result} />
      </Card>
    ) : (
      groups.map(({ kind, title }) => (
        <Group
          key={kind}
          kind={kind}
          title={title}
          items={result.filter((item) => kindOf(item) === kind)}
        />
      ))
    )}
  </Suspense>
)

interface GroupProps {
  kind: AiReviewKind
  title: string | null
  items: AiReviewItem[]
}

const Group = ({ kind, title, items }: GroupProps) =>
  items.length > 0 && (
    <Stack gap="s">
      {title && (
        <Heading level={3} size="small">
          {title}
        </Heading>
      )}
      <Items>
        {items.map((item, at) => (
          <Item key={at} $kind={kind}>
            <Markdown text={item.text} />
          </Item>
        ))}
      </Items>
    </Stack>
  )

const edges: Record<AiReviewKind, string> = {
  note: theme.color.lineStrong,
  strength: theme.color.success,
  risk: theme.color.danger,
  'next step': theme.color.save,
}

const Items = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space.s};
`

const Item = styled.li<{ $kind: AiReviewKind }>`
  padding: ${theme.space.m};
  border: ${theme.border.thin};
  border-inline-start: 0.3rem solid ${({ $kind }) => edges[$kind]};
  border-radius: ${theme.radius.m};
  background: ${theme.color.raised};
`
