import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { UnseenProject } from '../../contract'
import { Link } from '../../router'
import { LinkCard, mainControl } from '../content/link-card'
import { ProjectCover } from '../content/project-cover'
import { TagList } from '../content/tag-list'
import { media, theme } from '../theme/theme'
import { Heading } from './heading'

const shownTags = 3

export interface HomeCardProps {
  project: UnseenProject
  to: string
  /** A line below the title. */
  children?: ReactNode
}

/** A project with its cover on `HomeLayout`; a link as a whole. */
export const HomeCard = ({ project, to, children }: HomeCardProps) => (
  <Cover as="article" hasPadding={false}>
    <ProjectCover {...project} alt={project.imageAlt} />
    <Body>
      <Heading level={3} dir="auto">
        <Title to={to} {...mainControl}>
          {project.title}
        </Title>
      </Heading>
      {children}
      <TagList technologies={project.technologies} limit={shownTags} />
    </Body>
  </Cover>
)

const Cover = styled(LinkCard)`
  display: grid;
  overflow: hidden;

  > :first-child {
    inline-size: 100%;
    max-block-size: 24dvh;
  }
  ${media.menu} {
    > :first-child {
      max-block-size: min(22rem, 28dvh);
    }
  }
`

const Body = styled.div`
  display: grid;
  gap: ${theme.space.s};
  padding: ${theme.space.m} ${theme.space.l};

  /* One line of tags, which is as high with the fallback font; only the last name gives way. */
  > ul {
    flex-wrap: nowrap;
    gap: ${theme.space.xxs};

    li {
      min-inline-size: 0;
      gap: ${theme.space.xxs};
    }
    li:last-child {
      flex-shrink: 9999;
    }
    li > :first-child {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`

const Title = styled(Link)`
  color: inherit;
  text-decoration: none;
`
