import type { AiReviewItem } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Bdi, Button, CodeIcon, ExternalLink, theme } from '@swipefolio/shared/ui'
import { lazy, useId } from 'react'
import { styled } from 'styled-components'
import { type Dispute, isStoredItem } from './use-dispute'

export const loadMarkdown = () => import('./markdown')
export const Markdown = lazy(loadMarkdown)

interface ReviewItemProps {
  item: AiReviewItem
  /** The URL of the file that it is about. */
  address?: string
  /** Missing where statements cannot be disputed. */
  dispute?: Dispute
  isDisputed?: boolean
}

const focusOnMount = (item: HTMLLIElement | null) => item?.focus()

/** One statement of a review. */
export const ReviewItem = ({ item, address, dispute, isDisputed = false }: ReviewItemProps) => {
  const textId = useId()

  return (
    <Item
      tabIndex={-1}
      $isVerdict={item.rule === 'overview'}
      ref={dispute && dispute.restoredId === item.id ? focusOnMount : undefined}
    >
      <div id={textId}>
        <Markdown text={item.text} />
      </div>
      <Foot>
        {address && (
          <small>
            <ExternalLink href={address} icon={<CodeIcon aria-hidden />}>
              <Bdi>{item.file}</Bdi>
            </ExternalLink>
          </small>
        )}
        {dispute && isStoredItem(item) && (
          <NotTrue
            variant="plain"
            size="small"
            aria-describedby={textId}
            onClick={() => (isDisputed ? dispute.undo(item) : dispute.dispute(item))}
          >
            {isDisputed ? t('Undo') : t('Not true?')}
          </NotTrue>
        )}
      </Foot>
    </Item>
  )
}

const Item = styled.li<{ $isVerdict: boolean }>`
  font-size: ${({ $isVerdict }) => $isVerdict && theme.size.large};
  padding-block: ${theme.space.s} ${theme.space.xs};

  & + & {
    border-block-start: ${theme.border.thin};
  }

  &&:focus-visible {
    outline: 0.1875rem solid ${theme.color.focus};
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${theme.space.m};
  min-block-size: ${theme.space.xs};

  > small {
    margin-block: ${theme.space.xs};
  }
`

const NotTrue = styled(Button)`
  margin-inline: auto calc(-1 * ${theme.space.s});
  text-decoration: underline;
  color: ${theme.color.inkSoft};
  font-weight: ${theme.weight.medium};
`
