import { fullName } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import {
  Bdi,
  CheckIcon,
  MessageCircleIcon,
  Sentence,
  theme,
  visuallyHidden,
  VisuallyHidden,
} from '@swipefolio/shared/ui'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { LikedPicture } from './liked-picture'
import { arriving, matchLayout } from './match-layout'
import { otherProjects } from './projects-count'
import type { LastMatch } from './use-match'

interface MatchLineProps extends ComponentProps<'button'> {
  match: LastMatch
  /** The first message was sent. */
  isWritten: boolean
  /** Back in place of the panel, without the animation of its arrival. */
  isStill: boolean
}

/** Says in two lines what was liked and, once it is known, who made it. A press unfolds the panel in its place. */
export const MatchLine = ({ match, isWritten, isStill, ...rest }: MatchLineProps) => {
  const { data: maker, error } = match.contact
  return (
    <Line type="button" data-line data-still={isStill || undefined} {...rest}>
      <LikedPicture match={match} />
      <Words>
        <Row>
          <News>{isWritten ? t('Message sent') : t("It's a match")}</News>
          <Title>
            {' · '}
            <Bdi>{match.project.title}</Bdi>
          </Title>
        </Row>
        {maker ? (
          <Row>
            <Name aria-hidden={!isWritten || undefined}>
              <Bdi>{fullName(maker)}</Bdi>
            </Name>
            <Others>
              {' · '}
              {otherProjects(maker.projectsCount)}
            </Others>{' '}
          </Row>
        ) : (
          <Row>{error ? t('Failed to load user details') : <Waiting />}</Row>
        )}
      </Words>
      <Write>
        {isWritten ? <CheckIcon aria-hidden /> : <MessageCircleIcon aria-hidden />}
        {maker && !isWritten && (
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
        )}
      </Write>
    </Line>
  )
}

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
  padding-inline-end: ${theme.space.xxs};
  border: 0;
  border-radius: ${theme.radius.m};
  background: ${theme.color.likeSoft};
  color: ${theme.color.ink};
  text-align: start;
  cursor: pointer;
  ${arriving}

  &[data-still] {
    animation: none;
  }
`

const Words = styled.span`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  font-size: ${theme.size.small};
  line-height: 1.25;
  white-space: pre;

  bdi {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

/* One line: what does not fit at its end is cut off with the line that it wraps to. */
const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  block-size: 1.25em;
  overflow: clip;

  & + & {
    block-size: 1.25rem;
  }
`

const News = styled.b`
  flex: none;
  color: ${theme.color.like};
`

const Name = styled.span`
  display: flex;
  min-inline-size: 0;
  max-inline-size: 100%;
  font-size: ${theme.size.medium};
  font-weight: ${theme.weight.strong};
`

const Others = styled.span`
  color: ${theme.color.inkSoft};
`

/* Cut off whole rather than to a few letters. */
const Title = styled(Others)`
  display: flex;
  flex: 1 1 5rem;
  min-inline-size: 0;
`

const Waiting = styled.span`
  align-self: center;
  inline-size: 7rem;
  block-size: 0.625rem;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.line};
`

const Write = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space.xs};
  block-size: ${theme.control.small};
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
  ${matchLayout.narrowLine} {
    padding-inline: 0.5625rem;

    > span {
      ${visuallyHidden}
    }
  }
`
