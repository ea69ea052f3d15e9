import { useState } from 'react'
import { styled } from 'styled-components'
import { coverLetterSize } from '../../format'
import { CoverArt } from '../cover/cover-art'
import { fillCover } from '../feedback/fill'
import { useIsSkeleton } from '../feedback/skeleton'
import { theme } from '../theme/theme'

export interface ProjectCoverProps {
  title: string
  technologies: readonly { name: string }[]
  /** An internal URL, or nothing. */
  image?: string | null
  /** Alternative text; empty when the title beside it is enough. */
  alt?: string
  className?: string
}

/** A project's image, or art that is generated deterministically from its title and technologies. */
export const ProjectCover = ({
  title,
  technologies,
  image,
  alt = '',
  className,
}: ProjectCoverProps) => {
  const isSkeleton = useIsSkeleton()
  const [brokenImage, setBrokenImage] = useState<string | null>(null)
  if (isSkeleton) {
    return (
      <Frame className={className} {...fillCover}>
        {/* A text, so that React hydrates whatever is there. */ ''}
      </Frame>
    )
  }
  return (
    <Frame className={className}>
      {image && image !== brokenImage ? (
        <img
          src={image}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setBrokenImage(image)}
        />
      ) : (
        <CoverArt title={title} technologies={technologies.map(({ name }) => name)} />
      )}
    </Frame>
  )
}

const Frame = styled.div`
  overflow: hidden;
  aspect-ratio: 8 / 5;
  background: ${theme.color.skeleton};

  > * {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  /* Drawn to an edge between two pixels, each shape would let the one below it shine through. */
  > svg {
    inline-size: calc(100% + 0.125rem);
    max-inline-size: none;
    block-size: calc(100% + 0.125rem);
    margin: -0.0625rem;
    font: 800 ${coverLetterSize}px ${theme.font.display};
    text-anchor: middle;
    stroke-width: 0.5;
  }
`
