import { Heading, Page, theme, useDocumentTitle, VisuallyHidden } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { Deck } from '../../features/deck/deck'

const SwipeScreen = () => {
  useDocumentTitle('Start Swiping')
  return (
    <Room>
      <Column width="narrow">
        <VisuallyHidden as="div">
          <Heading level={1}>Start Swiping</Heading>
        </VisuallyHidden>
        <Deck />
      </Column>
    </Room>
  )
}

export default SwipeScreen

/** Fills the window below the header and clips cards that fly out, so that they cause no scrollbar. */
const Room = styled.div`
  position: relative;
  block-size: calc(100dvh - ${theme.control.huge});
  min-block-size: 40rem;
  overflow: clip;
`

const Column = styled(Page)`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  padding-block: ${theme.space.l};
`
