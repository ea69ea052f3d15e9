import { t } from '@swipefolio/shared/i18n'
import {
  DeckSizedRoom,
  Modal,
  SwipeCard,
  SwipeCardFrame,
  type SwipeCardProps,
  theme,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

interface RecruiterPreviewProps {
  /** Undefined before it was opened. */
  project: SwipeCardProps['project'] | undefined
  isOpen: boolean
  onClose: () => void
}

/** The project as the deck's card, in the size that it has there in this window. */
export const RecruiterPreview = ({ isOpen, onClose, project }: RecruiterPreviewProps) => (
  <Modal
    isOpen={isOpen}
    onClose={onClose}
    title={t('This is how recruiters see it')}
    size="content"
  >
    <Room>
      {project && (
        <SwipeCardFrame>
          <SwipeCard project={project} />
        </SwipeCardFrame>
      )}
    </Room>
  </Modal>
)

/* In a narrow window as wide as the dialog, whose edges the card has in place of its own. */
const Room = styled(DeckSizedRoom)`
  @media (max-width: 46rem) {
    margin-inline: calc(
      -1 * clamp(${theme.space.l}, 4vw, ${theme.space.xl}) - ${theme.border.width}
    );

    article {
      border-color: transparent;
      border-radius: 0;
      box-shadow: none;
    }
  }
`
