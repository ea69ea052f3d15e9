import { fullName } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import {
  Avatar,
  Bdi,
  ChevronUpIcon,
  HeartIcon,
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

interface MatchLineProps extends ComponentProps<'button'> {
  project: LastMatch['project']
  maker: NonNullable<LastMatch['contact']['data']>
}

/** Says in one line who it is and what was liked, until it is unfolded. */
export const MatchLine = ({ project, maker, ...rest }: MatchLineProps) => (
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
          <Avatar name={fullName(maker)} image={maker.image} size="small" />
        </Picture>
        <Words>
          <FirstLine>
            <NewsAndTitle>
              <News>{t("It's a match")}</News>
              <Title>
                {' · '}
                <Bdi>{project.title}</Bdi>
              </Title>
            </NewsAndTitle>
            <Others>
              {' · '}
              {otherProjects(maker.projectsCount)}
            </Others>
          </FirstLine>{' '}
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
)

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

/* One line: what does not fit whole at its end is cut off with the second one. */
const FirstLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  block-size: 1lh;
  overflow: clip;
`

const NewsAndTitle = styled.span`
  display: flex;
  min-inline-size: 0;
`

const News = styled.b`
  flex: none;
  color: ${theme.color.like};
`

const Name = styled.span`
  display: flex;
  font-size: ${theme.size.medium};
  font-weight: ${theme.weight.strong};

  ${matchLayout.phone} {
    font-size: inherit;
  }
`

const Others = styled.span`
  color: ${theme.color.inkSoft};

  ${matchLayout.strip} {
    ${visuallyHidden}
  }
`

const Title = styled(Others)`
  display: flex;
  min-inline-size: 0;
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
  ${matchLayout.narrowLine} {
    padding-inline: 0.5625rem;

    > span {
      ${visuallyHidden}
    }
  }
  ${matchLayout.phone} {
    padding: 0;
    background: none;
    color: ${theme.color.like};
  }
`
