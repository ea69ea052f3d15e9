import { fullName } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { Avatar, Button, HeartIcon, media, theme, visuallyHidden } from '@swipefolio/shared/ui'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { matchLayout } from './match-layout'
import { MatchLine } from './match-line'
import type { LastMatch } from './use-match'

interface MatchOpenerProps extends Omit<ComponentProps<'button'>, 'children'> {
  match: LastMatch
  /** Says in one line who it is in place of the button's own name, until the panel says it. */
  isLine?: boolean
  /** As high as the chips beside it, with its name in one line where there is room. */
  isChip?: boolean
}

/** Opens and closes the panel about the last like, or is its one line. */
export const MatchOpener = ({
  match: { project, contact },
  isLine = false,
  isChip = false,
  ...rest
}: MatchOpenerProps) => {
  const { data: maker } = contact
  const face = maker && <Avatar name={fullName(maker)} image={maker.image} size="small" />
  return maker && isLine ? (
    <MatchLine {...{ project, maker }} {...rest} />
  ) : (
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
  /* Beside the count there is no room for its name. */
  ${matchLayout.strip} {
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
