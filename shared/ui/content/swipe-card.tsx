import { type ComponentProps, useId } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme/theme'
import { SwipeCardFace, type SwipeCardFaceProps } from './swipe-card-face'

export type SwipeCardProps = Omit<SwipeCardFaceProps, 'titleId'> & ComponentProps<'article'>

/** A project as recruiters meet it: one card, the cover as large as there is room. */
export const SwipeCard = ({ project, cover, ...rest }: SwipeCardProps) => {
  const titleId = useId()
  return (
    <SwipeCardSheet aria-labelledby={titleId} {...rest}>
      <SwipeCardFace project={project} titleId={titleId} cover={cover} />
    </SwipeCardSheet>
  )
}

/** What a card of the deck is made of: fills its place, lifted from what lies under it. */
export const SwipeCardSheet = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  block-size: 100%;
  border: ${theme.border.thin};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.lifted};
`
