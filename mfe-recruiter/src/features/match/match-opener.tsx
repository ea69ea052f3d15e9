import { fullName } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import {
  Avatar,
  Bdi,
  Button,
  HeartIcon,
  media,
  MessageCircleIcon,
  ProjectCover,
  Sentence,
  theme,
  VisuallyHidden,
  visuallyHidden,
} from '@swipefolio/shared/ui'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { arriving, matchLayout } from './match-layout'
import { otherProjects } from './projects-count'
import type { LastMatch } from './use-match'

interface MatchOpenerProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Shown as one line in place of the button's own name, until the panel says it. */
  match?: LastMatch
  /** As high as the chips beside it, with its name on all but the narrowest phones. */
  isChip?: boolean
}

/** Opens and closes the panel about the last like, or is its one line. */
export const MatchOpener = ({ match, isChip = false, ...rest }: MatchOpenerProps) => {
  const line = match?.contact.data
  return match && line ? (
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
          <Liked technologies={[]} {...match.project} />
          <Avatar name={fullName(line)} size="small" />
          <VisuallyHidden>{t('Your last like:')} </VisuallyHidden>
          <Words>
            <Write>
              <Sentence
                text={t('Write to <name></name>')}
                parts={{ name: <Bdi>{fullName(line)}</Bdi> }}
              />
            </Write>{' '}
            <Others>
              <Bdi>{match.project.title}</Bdi> · {otherProjects(line.projectsCount)}
            </Others>
          </Words>
          <MessageCircleIcon aria-hidden />
        </>
      )}
    </Line>
  ) : (
    <Opener
      variant="quiet"
      size="small"
      icon={<HeartIcon aria-hidden />}
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

  &[data-chip] {
    white-space: normal;
    line-height: 1.15;
    text-align: start;

    ${media.touch} {
      min-inline-size: ${theme.control.medium};
      min-block-size: ${theme.control.medium};
    }
  }
  ${matchLayout.strip} {
    padding-inline: ${theme.space.xs};

    &:not([data-chip]) > span {
      ${visuallyHidden}
    }
  }
  ${matchLayout.narrowStrip} {
    > span {
      ${visuallyHidden}
    }
  }
`

/* Higher than its row, which must not move the card. */
const Line = styled.button`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  gap: ${theme.space.xs};
  min-inline-size: 0;
  max-inline-size: 22rem;
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

/** Behind the picture of who made it. */
const Liked = styled(ProjectCover)`
  flex: none;
  inline-size: 3.5rem;
  margin-inline-end: -1.25rem;
  border-radius: ${theme.radius.pill} ${theme.radius.s} ${theme.radius.s} ${theme.radius.pill};

  ${matchLayout.strip} {
    inline-size: 2rem;
    border-radius: 50%;
    aspect-ratio: 1;
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

  ${matchLayout.strip} {
    > bdi {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`

const Others = styled.span`
  color: ${theme.color.inkSoft};

  ${matchLayout.strip} {
    ${visuallyHidden}
  }
`
