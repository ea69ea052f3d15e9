import { fullName } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { Avatar, Button, HeartIcon, media, theme, visuallyHidden } from '@swipefolio/shared/ui'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { matchLayout } from './match-layout'
import type { LastMatch } from './use-match'

interface MatchOpenerProps extends Omit<ComponentProps<'button'>, 'children'> {
  match: LastMatch
  /** As high as the chips beside it, with its name in one line where there is room. */
  isChip?: boolean
}

/** Opens the panel about the last like again. */
export const MatchOpener = ({ match, isChip = false, ...rest }: MatchOpenerProps) => {
  const { data: maker } = match.contact
  const face = maker && <Avatar name={fullName(maker)} image={maker.image} size="small" />
  return (
    <Opener
      variant="quiet"
      size="small"
      icon={face ?? <HeartIcon aria-hidden />}
      title={t('Your last like')}
      data-chip={isChip || undefined}
      {...rest}
    >
      <span>{t('Your last like')}</span>
    </Opener>
  )
}

const Opener = styled(Button)`
  flex: none;

  > :first-child {
    inline-size: 1.5rem;
    block-size: 1.5rem;
  }
  > svg {
    padding: 0.25rem;
  }

  &[data-chip] {
    min-block-size: ${theme.control.medium};
    white-space: nowrap;

    ${media.touch} {
      min-inline-size: ${theme.control.medium};
    }
  }
  ${matchLayout.picturesOnly} {
    &[data-chip] > :last-child {
      ${visuallyHidden}
    }
  }
  /* Between the count and a filter with words there is no room for its name. */
  ${matchLayout.wideStrip} {
    &:not([data-chip], :nth-child(2)) {
      padding: 0.125rem;
      border-color: ${theme.color.like};

      > :first-child {
        inline-size: 1.75rem;
        block-size: 1.75rem;
      }
      > :last-child {
        ${visuallyHidden}
      }
    }
  }
`
