import { Modal, SwipeCard, type SwipeCardProps } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

interface RecruiterPreviewProps extends Pick<SwipeCardProps, 'project' | 'cover'> {
  isOpen: boolean
  onClose: () => void
}

/** A preview of the project as a deck card. */
export const RecruiterPreview = ({ isOpen, onClose, ...card }: RecruiterPreviewProps) => (
  <Modal isOpen={isOpen} onClose={onClose} title="This is how recruiters see it" size="small">
    <Place>
      <SwipeCard {...card} />
    </Place>
  </Modal>
)

const Place = styled.div`
  block-size: clamp(20rem, calc(100dvh - 14rem), 34rem);
`
