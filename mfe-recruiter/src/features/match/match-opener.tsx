import { fullName } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import {
  Avatar,
  Bdi,
  Button,
  ChevronUpIcon,
  HeartIcon,
  media,
  MessageCircleIcon,
  ProjectCover,
  Sentence,
  theme,
  visuallyHidden,
  VisuallyHidden,
} from '@swipefolio/shared/ui'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { arriving, matchLayout } from './match-layout'
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
          <News>{t("It's a match")}</News>
          <ChevronUpIcon aria-hidden />
        </>
      ) : (
        <>
          <Picture>
            <ProjectCover technologies={[]} {...project} />
            {face}
          </Picture>
          <Words>
            <span>
              <News>{t("It's a match")}</News>{' '}
              <Others>
                · <Bdi>{project.title}</Bdi> · {otherProjects(maker.projectsCount)}
              </Others>
            </span>{' '}
            <Name aria-hidden>
              <Bdi>{fullName(maker)}</Bdi>
            </Name>
          </Words>
          <Write>
            <MessageCircleIcon aria-hidden />
            <span>
              <Sentence
                text={t('Write to <name></name>')}
                parts={{
                  name: (
                    <Bdi>
                      {maker.firstName} <VisuallyHidden>{maker.lastName}</VisuallyHidden>
                    </Bdi>
                  ),
                }}
              />
            </span>
          </Write>
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

/* Higher than its row, which must not move the card. */
const Line = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${theme.space.xs};
  min-inline-size: 0;
  block-size: ${theme.control.medium};
  margin-block: calc((${theme.control.small} - ${theme.control.medium}) / 2);
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.s};
  background: none;
  color: ${theme.color.ink};
  text-align: start;
  cursor: pointer;
  ${arriving}

  > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: ${theme.color.like};
  }
`

const Picture = styled.span`
  display: flex;
  flex: none;
  align-items: end;

  > :first-child {
    flex: none;
    block-size: ${theme.control.medium};
    border-radius: ${theme.radius.s};
  }
  > :last-child {
    flex: none;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin-inline-start: -0.75rem;
    box-shadow: 0 0 0 ${theme.border.ring} ${theme.color.likeSoft};
  }
  ${matchLayout.strip} {
    > :first-child {
      inline-size: ${theme.control.small};
    }
  }
`

const Words = styled.span`
  display: grid;
  min-inline-size: 0;
  font-size: ${theme.size.small};
  line-height: 1.25;

  > span,
  bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  :dir(rtl) > bdi:dir(ltr),
  :dir(ltr) > bdi:dir(rtl) {
    display: inline-block;
    max-inline-size: 14em;
    vertical-align: bottom;
  }
`

const News = styled.b`
  color: ${theme.color.like};
`

const Name = styled.span`
  font-size: ${theme.size.medium};
  font-weight: ${theme.weight.strong};

  ${matchLayout.picturesOnly} {
    font-size: inherit;
  }
`

const Others = styled.span`
  color: ${theme.color.inkSoft};

  ${matchLayout.strip} {
    ${visuallyHidden}
  }
`

const Write = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space.xs};
  block-size: ${theme.control.small};
  margin-inline-start: auto;
  padding-inline: ${theme.space.m};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.like};
  color: ${theme.color.onLike};
  font-size: ${theme.size.small};
  font-weight: ${theme.weight.strong};

  > svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
  ${matchLayout.strip} {
    ${visuallyHidden}
  }
`
