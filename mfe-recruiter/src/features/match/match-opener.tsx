import { fullName } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import {
  Avatar,
  Bdi,
  Button,
  HeartIcon,
  media,
  MessageCircleIcon,
  Sentence,
  theme,
  visuallyHidden,
} from '@swipefolio/shared/ui'
import type { ComponentProps } from 'react'
import { css, styled } from 'styled-components'
import { arriving, matchLayout } from './match-layout'
import { Match } from './match-panel'
import { otherProjects } from './projects-count'
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
    <Line type="button" data-line {...rest}>
      {rest['aria-expanded'] ? (
        <>
          <HeartIcon aria-hidden />
          <Words>
            <Write>{t('Your last like')}</Write>
          </Words>
        </>
      ) : (
        <>
          {face}
          <Words>
            <span>
              <Match>{t("It's a match")}</Match>{' '}
              <Others>
                · <Bdi>{project.title}</Bdi> · {otherProjects(maker.projectsCount)}
              </Others>
            </span>{' '}
            <Write>
              <Sentence
                text={t('Write to <name></name>')}
                parts={{
                  name: (
                    <Bdi>
                      {maker.firstName} <OffStrip>{maker.lastName}</OffStrip>
                    </Bdi>
                  ),
                }}
              />
            </Write>
          </Words>
          <MessageCircleIcon aria-hidden />
        </>
      )}
    </Line>
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

const twoLines = css`
  white-space: normal;
  line-height: 1.15;
  text-align: start;
`

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
  ${matchLayout.strip} {
    ${twoLines}
    flex: 0 9999 auto;
    gap: ${theme.space.xxs};
    min-inline-size: 6.5rem;
    padding-inline: ${theme.space.xs};
  }
  ${matchLayout.picturesOnly} {
    &[data-chip] > :last-child {
      ${visuallyHidden}
    }
    /* Beside the count there is no room for its name. */
    &:not([data-chip], :nth-child(2)) {
      min-inline-size: 0;
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
  ${matchLayout.narrowStrip} {
    min-inline-size: 0;

    > :last-child {
      ${visuallyHidden}
    }
  }
`

/* Higher than its row, which must not move the card. */
const Line = styled.button`
  display: flex;
  flex: 0 9999 auto;
  align-items: center;
  gap: ${theme.space.xs};
  min-inline-size: 0;
  block-size: ${theme.control.medium};
  margin-block: calc((${theme.control.small} - ${theme.control.medium}) / 2);
  padding-inline: calc(${theme.space.xxs} + 1px) ${theme.space.s};
  border: ${theme.border.strong};
  border-color: ${theme.color.like};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.likeSoft};
  color: ${theme.color.ink};
  text-align: start;
  cursor: pointer;
  ${arriving}

  > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin-inline-start: ${theme.space.xxs};
    color: ${theme.color.like};
  }
  ${matchLayout.strip} {
    > span ~ svg {
      display: none;
    }
  }
`

const Words = styled.span`
  display: grid;
  min-inline-size: 0;
  font-size: ${theme.size.small};
  line-height: 1.2;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Write = styled.span`
  font-weight: ${theme.weight.strong};
`

const OffStrip = styled.span`
  ${matchLayout.strip} {
    ${visuallyHidden}
  }
`

const Others = styled(OffStrip)`
  color: ${theme.color.inkSoft};
`
