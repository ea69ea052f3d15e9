import type { AiReviewKind, AiReviewResult } from '@swipefolio/shared/contract'
import {
  Bdi,
  Card,
  CodeIcon,
  ExternalLink,
  Heading,
  Skeleton,
  Stack,
  theme,
} from '@swipefolio/shared/ui'
import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import { groupItems } from './review-groups'

export const loadMarkdown = () => import('./markdown')
const Markdown = lazy(loadMarkdown)

interface ReviewBodyProps {
  result: AiReviewResult
  /** The URL of a file of the repository; missing when the commit is unknown. */
  addressOf?: (file: string) => string
}

/** The content of a review: one text, or items grouped by kind. */
export const ReviewBody = ({ result, addressOf }: ReviewBodyProps) => (
  <Suspense fallback={<Skeleton shape="text" />}>
    {typeof result === 'string' ? (
      <Card>
        <Markdown text={result} />
      </Card>
    ) : (
      groupItems(result).map(({ kind, title, items }) => (
        <Stack key={kind} gap="s">
          {title && (
            <Heading level={3} size="small">
              {title}
            </Heading>
          )}
          <Items>
            {items.map(({ text, file }, at) => (
              <Item key={at} $kind={kind}>
                <Markdown text={text} />
                {file && addressOf && (
                  <Place>
                    <ExternalLink href={addressOf(file)} icon={<CodeIcon aria-hidden />}>
                      <Bdi>{file}</Bdi>
                    </ExternalLink>
                  </Place>
                )}
              </Item>
            ))}
          </Items>
        </Stack>
      ))
    )}
  </Suspense>
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

const Place = styled.small`
  display: block;
  margin-block-start: ${theme.space.s};
`
