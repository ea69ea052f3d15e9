import { t } from '@swipefolio/shared/i18n'
import {
  ArrowLeftIcon,
  growFromOpener,
  IconButton,
  media,
  theme,
  XIcon,
} from '@swipefolio/shared/ui'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { keyframes, styled } from 'styled-components'
import { trapFocus } from './trap-focus'
import { isPhone } from './media-query'
import { useCoveredFocus } from './use-covered-focus'
import { useVisibleArea } from './use-visible-area'

interface ChatWindowProps {
  /** Names the current view; when it changes, the focus moves into the window. */
  view: string
  heading: ReactNode
  menu?: ReactNode
  onBack?: () => void
  onClose: () => void
  /** Called when the keyboard moves the focus to something that the window covers. */
  onCoveredFocus: () => void
  children: ReactNode
}

/** The open widget: beside the page on a desktop, over it on a phone. Esc closes it. */
export const ChatWindow = ({
  view,
  heading,
  menu,
  onBack,
  onClose,
  onCoveredFocus,
  children,
}: ChatWindowProps) => {
  const frame = useRef<HTMLElement>(null)
  useVisibleArea(frame)
  useCoveredFocus(frame, onCoveredFocus)

  useLayoutEffect(() => {
    if (frame.current) growFromOpener(frame.current)
  }, [])

  useLayoutEffect(() => {
    if (!frame.current?.contains(document.activeElement)) frame.current?.focus()
  }, [view])

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab' && isPhone()) trapFocus(event)
    // A menu has handled the key, or it comes from a dialog above the window.
    const isForeign = event.defaultPrevented || !frame.current?.contains(event.target as Node)
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || isForeign) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }

  return (
    <Frame
      ref={frame}
      role="dialog"
      aria-label={t('Messages')}
      tabIndex={-1}
      data-covers-page
      onKeyDown={handleKeyDown}
    >
      <Top>
        {onBack && (
          <IconButton label={t('Back')} icon={<ArrowLeftIcon aria-hidden />} onClick={onBack} />
        )}
        <Title>{heading}</Title>
        {menu}
        <IconButton label={t('Close')} icon={<XIcon aria-hidden />} onClick={onClose} />
      </Top>
      {children}
    </Frame>
  )
}

const rise = keyframes`
  from { opacity: 0; transform: translateY(0.75rem); }
`

const Frame = styled.section`
  position: fixed;
  inset-block-end: ${theme.space.l};
  inset-inline-end: ${theme.space.l};
  z-index: ${theme.layer.overlay};
  display: flex;
  flex-direction: column;
  inline-size: 24rem;
  block-size: min(38rem, calc(100dvh - 7rem));
  overflow: hidden;
  border: ${theme.border.thin};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  box-shadow: ${theme.shadow.dialog};
  animation: ${rise} ${theme.motion.slow};

  ${media.reducedMotion} {
    animation: none;
  }

  ${media.sidebarCollapsed} {
    inset: var(--visible-top, 0) 0 auto;
    inline-size: auto;
    block-size: var(--visible-height, 100dvh);
    padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
    border: 0;
    border-radius: 0;
  }
`

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-block-size: ${theme.control.huge};
  padding: ${theme.space.xs} ${theme.space.s} ${theme.space.xs} ${theme.space.m};
  border-block-end: ${theme.border.thin};
`

const Title = styled.div`
  flex: 1;
  min-inline-size: 0;
`
