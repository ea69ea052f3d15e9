import { t } from '@swipefolio/shared/i18n'
import {
  Heading,
  media,
  Page,
  theme,
  useDocumentTitle,
  VisuallyHidden,
} from '@swipefolio/shared/ui'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { Deck } from '../../features/deck/deck'
import { useOffsetTop } from './use-offset-top'

const SwipeScreen = () => {
  const room = useRef<HTMLDivElement>(null)
  useDocumentTitle(t('Start Swiping'))
  useOffsetTop(room)
  return (
    <Room ref={room}>
      <Column>
        <VisuallyHidden as="div">
          <Heading level={1}>{t('Start Swiping')}</Heading>
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
  block-size: calc(100dvh - var(--offset-top, 4rem));
  min-block-size: 26rem;
  overflow: clip;

  ${media.landscape} {
    min-block-size: 16rem;
  }
`

const Column = styled(Page)`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  padding-block: ${theme.space.m};

  ${media.sidebarCollapsed} {
    padding-block: ${theme.space.xs};
  }
  ${media.tallPhone} {
    padding-block: ${theme.space.m} ${theme.space.l};
  }
`
