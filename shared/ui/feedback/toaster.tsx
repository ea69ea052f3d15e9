import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { keyframes, styled } from 'styled-components'
import { t } from '../../i18n'
import { Button } from '../actions/button'
import { IconButton } from '../actions/icon-button'
import { XIcon } from '../icons'
import { media, theme } from '../theme/theme'
import { currentToasts, subscribeToToasts, type Toast, toast } from './toast'

const lifetime = 6000
const longLifetime = 12_000
const readingTime = 1000

const none: readonly Toast[] = []

/** Renders the toasts. Mounted once, by the shell. */
export const Toaster = () => {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none)
  return (
    <Corner aria-live="polite">
      {toasts.map((shown) => (
        <ToastItem key={shown.id} {...shown} />
      ))}
    </Corner>
  )
}

const ToastItem = ({ id, tone, text, action, shownAt }: Toast) => {
  const slip = useRef<HTMLDivElement>(null)
  const [isPaused, setIsPaused] = useState(false)
  const isNews = tone !== 'danger' && !action
  const duration = isNews ? lifetime : longLifetime

  useEffect(() => {
    if (isPaused) return undefined
    const timer = setTimeout(() => toast.dismiss(id), duration)
    return () => clearTimeout(timer)
  }, [id, duration, isPaused])

  // On phones it may cover what the person goes on with.
  useEffect(() => {
    if (!isNews) return undefined
    const handlePress = ({ pointerType, target }: PointerEvent) => {
      const isRead = Date.now() - shownAt > readingTime
      if (pointerType === 'touch' && isRead && !slip.current?.contains(target as Node))
        toast.dismiss(id)
    }
    addEventListener('pointerdown', handlePress)
    return () => removeEventListener('pointerdown', handlePress)
  }, [id, isNews, shownAt])

  const handleAction = () => {
    toast.dismiss(id)
    action?.onClick()
  }

  return (
    <Slip
      ref={slip}
      $tone={tone}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      <p role={tone === 'danger' ? 'alert' : 'status'}>{text}</p>
      {action && (
        <Button variant="quiet" size="small" onClick={handleAction}>
          {action.label}
        </Button>
      )}
      <IconButton
        label={t('Dismiss')}
        icon={<XIcon aria-hidden />}
        onClick={() => toast.dismiss(id)}
      />
    </Slip>
  )
}

/**
 * Below the header: the main buttons of a page are beside its heading and in the corners. Where headings are as wide as toasts, at the end of
 * the window, or clear of what is there.
 */
const Corner = styled.div`
  position: fixed;
  z-index: ${theme.layer.toast};
  inset-block-start: calc(${theme.space.xxl} + ${theme.space.xs});
  inset-inline: ${theme.space.m};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${theme.space.xs};
  pointer-events: none;

  /* A page as high as the window begins with buttons. */
  :root:has(main [data-at-window-end]) & {
    inset-block-start: 7.5rem;
  }
  ${media.sidebarCollapsed} {
    inset-block: auto calc(${theme.space.m} + env(safe-area-inset-bottom));

    :root:has([data-at-window-end], [data-covers-page]) & {
      inset-block: 7.5rem auto;
    }
  }
`

const rise = keyframes`
  from { opacity: 0; transform: translateY(-0.75rem); }
`

const edges: Record<Toast['tone'], string> = {
  success: theme.color.success,
  info: theme.color.save,
  danger: theme.color.danger,
}

const Slip = styled.div<{ $tone: Toast['tone'] }>`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  min-inline-size: 0;
  max-inline-size: min(100%, 28rem);
  padding-block: ${theme.space.xs};
  padding-inline: ${theme.space.m} ${theme.space.xs};
  border: ${theme.border.thin};
  border-inline-start: 0.375rem solid ${({ $tone }) => edges[$tone]};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.lifted};
  font-weight: ${theme.weight.medium};
  pointer-events: auto;
  animation: ${rise} ${theme.motion.slow};

  > p {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > [role='status'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  > button {
    flex: none;
  }
  /* The action below the text. */
  @media (max-width: 30rem) {
    display: grid;
    grid-template-columns: 1fr auto;

    > [role='status'] {
      -webkit-line-clamp: 5;
    }
    > button:not(:last-child) {
      grid-row: 2;
      justify-self: start;
    }
  }
  ${media.reducedMotion} {
    animation: none;
  }
`
