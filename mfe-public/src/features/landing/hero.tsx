import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { ButtonLink, media, Sentence, Text, TextLink, theme } from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useStart } from './use-start'

/**
 * The top of the home page; the children are shown beside the text. For members the page's h1 is in the part of their
 * role's app above it.
 */
export const Hero = ({ children }: { children: ReactNode }) => {
  const { isMember, path } = useStart()
  return (
    <Split>
      <Words>
        <Title as={isMember ? 'h2' : 'h1'}>
          <Sentence
            text={t('<swipe>Swipe</swipe> Into <together>Your Dream Job</together>')}
            parts={{ swipe: tilted, together }}
          />
        </Title>
        <Lead>
          {t(
            'A resume says where you sat. A project shows what you can do. Here recruiters swipe through real work, nameless at first, and talk to the people behind what they like.',
          )}
        </Lead>
        <Actions>
          <ButtonLink to={path} size="large">
            {t('Dive In Now')}
          </ButtonLink>
          <Text tone="soft">
            <Sentence
              text={t('or see <requests>what recruiters ask for</requests>')}
              parts={{ requests: requestsLink }}
            />
          </Text>
        </Actions>
      </Words>
      {children}
    </Split>
  )
}

const Split = styled.section`
  display: grid;
  align-items: center;
  gap: clamp(${theme.space.xl}, 5vw, ${theme.space.xxl});
  padding-block: ${theme.space.l} ${theme.space.xl};

  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
  }
  ${media.menu} {
    padding-block: ${theme.space.xl} ${theme.space.xxl};
  }
`

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.l};
  container-type: inline-size;
`

const Title = styled.h1`
  font: ${theme.weight.display} ${theme.size.display} / 0.98 ${theme.font.display};
  font-size: min(${theme.size.display}, 13.6cqi);
  letter-spacing: -0.035em;
  text-wrap: balance;
`

const Tilted = styled.em`
  display: inline-block;
  color: ${theme.color.like};
  font-style: normal;
  rotate: -3deg;
`

/** One line, for which the title is small enough, so that the title breaks in the same place in every font. */
const Together = styled.span`
  display: inline-block;
`

const Lead = styled.p`
  max-inline-size: 36rem;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.large};
  text-wrap: pretty;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.m} ${theme.space.l};
`

const tilted = (text: string) => <Tilted>{text}</Tilted>
const together = (text: string) => <Together>{text}</Together>
const requestsLink = (text: string) => <TextLink to={paths.projectRequests}>{text}</TextLink>
