import { memo, type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { ExternalLink } from '../actions/external-link'
import { GitBranchIcon, GlobeIcon } from '../icons'
import { Heading } from '../layout/heading'
import { Cluster } from '../layout/stack'
import { theme } from '../theme/theme'
import { ClampedText } from './clamped-text'
import { ProjectCover } from './project-cover'
import { TagList } from './tag-list'

export interface SwipeCardFaceProps {
  project: {
    title: string
    about: string
    image: string
    imageAlt: string
    gitUrl: string
    websiteUrl: string
    technologies: readonly { name: string }[]
  }
  titleId: string
  /** Shown instead of the project's image, for previews of an image that is not stored yet. */
  cover?: ReactNode
}

const shownTags = 6

/** The content of a deck card. Memoized, so that it does not render while the card moves. */
export const SwipeCardFace = memo(({ project, titleId, cover }: SwipeCardFaceProps) => {
  const { title, about, image, imageAlt, technologies, gitUrl, websiteUrl } = project
  const [isExpanded, setIsExpanded] = useState(false)
  return (
    <>
      <Cover>
        {cover ?? (
          <ProjectCover title={title} technologies={technologies} image={image} alt={imageAlt} />
        )}
      </Cover>
      <Body data-scrolls={isExpanded || undefined}>
        <Heading level={2} id={titleId} dir="auto">
          {title}
        </Heading>
        {about && (
          <ClampedText
            text={about}
            isExpanded={isExpanded}
            onToggle={() => setIsExpanded(!isExpanded)}
          />
        )}
        <Foot>
          <TagList technologies={technologies} limit={isExpanded ? undefined : shownTags} />
          <Cluster gap="m">
            {gitUrl && (
              <ExternalLink href={gitUrl} icon={<GitBranchIcon aria-hidden />}>
                Repository
              </ExternalLink>
            )}
            {websiteUrl && (
              <ExternalLink href={websiteUrl} icon={<GlobeIcon aria-hidden />}>
                Website
              </ExternalLink>
            )}
          </Cluster>
        </Foot>
      </Body>
    </>
  )
})

const Cover = styled.div`
  display: grid;
  flex: 1;
  min-block-size: 22%;

  > * {
    overflow: hidden;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    aspect-ratio: auto;
    object-fit: cover;
  }
`

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.s};
  overflow-y: auto;
  padding: ${theme.space.m} ${theme.space.l} ${theme.space.l};

  &[data-scrolls] {
    touch-action: pan-y pinch-zoom;
  }
`

const Foot = styled.div`
  display: grid;
  gap: ${theme.space.s};
`
