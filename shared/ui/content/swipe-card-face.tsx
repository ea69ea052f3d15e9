import { memo, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { PictureCount } from './cover-mark'
import { ProjectCover } from './project-cover'
import { SwipeCardBody, type SwipeCardBodyProps } from './swipe-card-body'

export interface SwipeCardFaceProps extends SwipeCardBodyProps {
  project: SwipeCardBodyProps['project']
  /** Shown instead of the project's image, for previews of an image that is not stored yet. */
  cover?: ReactNode
}

/** The content of a deck card. Memoized, so that it does not render while the card moves. */
export const SwipeCardFace = memo(({ project, titleId, cover }: SwipeCardFaceProps) => (
  <>
    <Cover>
      {cover ?? (
        <ProjectCover
          title={project.title}
          technologies={project.technologies}
          image={project.image}
          alt={project.imageAlt}
        />
      )}
      <PictureCount more={project.morePictures} />
    </Cover>
    <SwipeCardBody project={project} titleId={titleId} />
  </>
))

const Cover = styled.div`
  position: relative;
  flex: none;
  inline-size: var(--picture-width);
  aspect-ratio: 8 / 5;

  > :first-child {
    overflow: hidden;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`
