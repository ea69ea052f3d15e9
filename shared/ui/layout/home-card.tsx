import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { UnseenProject } from '../../contract'
import { Link } from '../../router'
import { FittingTags } from '../content/fitting-tags'
import { LinkCard, mainControl } from '../content/link-card'
import { ProjectCover } from '../content/project-cover'
import { useFillText } from '../feedback/skeleton'
import { media, theme } from '../theme/theme'
import { Heading } from './heading'
import { atLineStart } from './line-start'

export interface HomeCardProps {
  project: UnseenProject
  to: string
  /** A line below the title. */
  children?: ReactNode
  /** The way on: beside the texts, or below them where there is no room. */
  action?: ReactNode
}

/** A project with its cover on `HomeLayout`; a link as a whole. */
export const HomeCard = ({ project, to, children, action }: HomeCardProps) => {
  const fillText = useFillText()
  return (
    <Cover as="article" hasPadding={false}>
      <ProjectCover {...project} alt={project.imageAlt} />
      <Body>
        <Words>
          <Name level={3} dir="auto">
            <Title to={to} {...mainControl} {...fillText('title')}>
              {project.title}
            </Title>
          </Name>
          {children}
          <FittingTags technologies={project.technologies} />
        </Words>
        {action}
      </Body>
    </Cover>
  )
}

const Cover = styled(LinkCard)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;

  > :first-child {
    inline-size: 100%;
    max-block-size: 45dvh;
  }

  /* The page's one column is too wide for a picture above the words. */
  ${media.belowMenu} {
    @media (min-width: 40rem) {
      grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
      align-items: center;
    }
  }
`

const Body = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.m};
  padding: ${theme.space.m};

  > a {
    flex: 1 0 auto;
  }
`

const Words = styled.div`
  --rows: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1 1 14rem;
  gap: ${theme.space.s};
  min-inline-size: 0;
`

const Name = styled(Heading)`
  ${atLineStart}
`

const Title = styled(Link)`
  color: inherit;
  text-decoration: none;
`
