import { ArrowLeftIcon, IconButton, media, theme, XIcon } from '@swipefolio/shared/ui'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'

interface ChatWindowProps {
  heading: ReactNode
  onBack?: () => void
  onClose: () => void
  children: ReactNode
}

/** The open widget. It takes the focus when it opens; Esc closes it. */
export const ChatWindow = ({ heading, onBack, onClose, children }: ChatWindowProps) => {
  const frame = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!frame.current?.contains(document.activeElement)) frame.current?.focus()
  }, [])

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.stopPropagation()
    onClose()
  }

  return (
    <Frame ref={frame} role="dialog" aria-label="Messages" tabIndex={-1} onKeyDown={handleKeyDown}>
      <Top>
        {onBack && <IconButton label="Back" icon={<ArrowLeftIcon />} onClick={onBack} />}
        <Title>{heading}</Title>
        <IconButton label="Close" icon={<XIcon />} onClick={onClose} />
      </Top>
      {children}
    </Frame>
  )
}

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
  animation: rise ${theme.motion.slow};

  &:focus {
    outline: none;
  }

  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(${theme.space.m});
    }
  }

  ${media.reducedMotion} {
    animation: none;
  }

  ${media.sidebarCollapsed} {
    inset: 0;
    inline-size: auto;
    block-size: auto;
    padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
    border: 0;
    border-radius: 0;
  }
`

const Top = styled.header`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  padding: ${theme.space.s} ${theme.space.m};
  border-block-end: ${theme.border.thin};
`

const Title = styled.div`
  flex: 1;
  min-inline-size: 0;
`
