import { type ComponentProps, useId } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme/theme'
import { SwipeCardFace, type SwipeCardFaceProps } from './swipe-card-face'
import { swipeCardLayout } from './swipe-card-layout'

export type SwipeCardProps = Omit<SwipeCardFaceProps, 'titleId'> & ComponentProps<'article'>

/** A project as a deck card, as recruiters see it; fills a `SwipeCardFrame`. */
export const SwipeCard = ({ project, cover, ...rest }: SwipeCardProps) => {
  const titleId = useId()
  return (
    <SwipeCardSurface aria-labelledby={titleId} {...rest}>
      <SwipeCardFace project={project} titleId={titleId} cover={cover} />
    </SwipeCardSurface>
  )
}

/** The surface of a deck card; fills a `SwipeCardFrame`. */
export const SwipeCardSurface = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  block-size: 100%;
  border: ${theme.border.thin};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.lifted};

  ${swipeCardLayout.beside} {
    flex-direction: row;
  }
`
