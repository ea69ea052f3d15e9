import { paths, type RecruiterHome } from '@swipefolio/shared/contract'
import { Link } from '@swipefolio/shared/router'
import {
  ButtonLink,
  Cluster,
  Empty,
  Heading,
  HomePart,
  LinkCard,
  mainControl,
  media,
  ProjectCover,
  TagList,
  theme,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

const mostShown = 99
const shownTags = 4

const headline = (count: number) => {
  if (count > mostShown) return `${mostShown}+ projects wait in your deck`
  return count === 1 ? 'One project waits in your deck' : `${count} projects wait in your deck`
}

/** How many projects the recruiter has not decided on, with the top one. */
export const WaitingDeck = ({ count, top }: RecruiterHome['deck']) => {
  if (!top) {
    return (
      <Empty
        title="You have seen every project"
        action={
          <Cluster justify="center">
            <ButtonLink to={paths.dashboardSection('requests', 'new=true')}>
              Post a Project Request
            </ButtonLink>
            <ButtonLink to={paths.dashboardSection('saved')} variant="quiet">
              Saved Projects
            </ButtonLink>
          </Cluster>
        }
      >
        New ones appear here first. Until then you can ask for the work that you want to see.
      </Empty>
    )
  }
  return (
    <HomePart title={headline(count)}>
      <Top as="article" hasPadding={false}>
        <ProjectCover {...top} alt={top.imageAlt} />
        <Body>
          <Heading level={3} dir="auto">
            <Title to={paths.swipeProjects} {...mainControl}>
              {top.title}
            </Title>
          </Heading>
          <TagList technologies={top.technologies} limit={shownTags} />
        </Body>
      </Top>
      <Open to={paths.swipeProjects} variant="like" size="large">
        Open Your Deck
      </Open>
    </HomePart>
  )
}

const Top = styled(LinkCard)`
  display: grid;
  overflow: hidden;

  > :first-child {
    inline-size: 100%;
    max-block-size: 26dvh;
  }
  ${media.menu} {
    > :first-child {
      max-block-size: min(22rem, 36dvh);
    }
  }
`

const Body = styled.div`
  display: grid;
  gap: ${theme.space.s};
  padding: ${theme.space.m} ${theme.space.l};
`

/* On phones the floating chat button is beside it. */
const Open = styled(ButtonLink)`
  ${media.sidebarCollapsed} {
    margin-inline-end: calc(${theme.control.medium} + ${theme.space.xs});
  }
`

const Title = styled(Link)`
  color: inherit;
  text-decoration: none;
`
