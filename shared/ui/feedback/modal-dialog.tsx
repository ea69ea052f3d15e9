import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { css, styled } from 'styled-components'
import { t } from '../../i18n'
import { ClosedByBack } from '../../router'
import { IconButton } from '../actions/icon-button'
import { XIcon } from '../icons'
import { Heading } from '../layout/heading'
import { growFromOpener } from '../layout/grow-from-opener'
import { Cluster } from '../layout/stack'
import { matchesMedia } from '../theme/matches-media'
import { theme } from '../theme/theme'
import { backdropStyles, popupStyles, viewportStyles } from './dialog-styles'
import { focusTitle } from './focus-title'
import { createModalClose, ModalCloseContext } from './modal-close'
import { useChatAbove } from './use-chat-above'
import { useNewErrorsOnly } from './use-new-errors-only'

export interface ModalProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons at the end. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large' | 'wide' | 'content'
  /** What it holds grows and shrinks: its head stays where it is. A wide one is at the top by default. */
  isAtTop?: boolean
  /** Whether the address says that it is open: Back then opens the address before it. Otherwise Back closes the dialog. */
  isInAddress?: boolean
  /** What receives the focus when it closes; what had it before by default. */
  findReturnFocus?: () => HTMLElement | null
}

/** The lazy-loaded implementation of `Modal`. */
export const ModalDialog = ({
  isOpen,
  onClose,
  title,
  children,
  footer,
  size = 'medium',
  isAtTop = size === 'wide',
  isInAddress = false,
  findReturnFocus,
}: ModalProps) => {
  const popup = useRef<HTMLDivElement>(null)
  const [closing] = useState(createModalClose)
  const handleOpenChange = (nextOpen: boolean) => {
    if (!nextOpen && !closing.ask(onClose)) onClose()
  }
  const isChatAbove = useChatAbove(isOpen)
  useNewErrorsOnly(isOpen)
  const handleMount = useCallback((mounted: HTMLDivElement | null) => {
    popup.current = mounted
    if (mounted) growFromOpener(mounted)
    // What had the focus before may be gone.
    else requestAnimationFrame(focusTitle)
  }, [])
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={handleOpenChange}
      modal={!isChatAbove}
      disablePointerDismissal={isChatAbove}
    >
      <Dialog.Portal>
        {!isChatAbove && <Backdrop forceRender />}
        <Viewport $isBelowChat={isChatAbove}>
          <Popup
            ref={handleMount}
            $size={size}
            $isAtTop={isAtTop}
            finalFocus={findReturnFocus}
            initialFocus={() => {
              const find = (part: string) => popup.current?.querySelector<HTMLElement>(part)
              const field = matchesMedia('(pointer: coarse)') ? null : find(firstField)
              return find('[data-initial-focus]') ?? field ?? popup.current
            }}
          >
            <Head>
              <Dialog.Title render={<Heading level={2} />}>{title}</Dialog.Title>
              <Dialog.Close
                render={<IconButton label={t('Close')} size="large" icon={<XIcon aria-hidden />} />}
              />
            </Head>
            <ModalCloseContext value={closing}>
              <div>{children}</div>
            </ModalCloseContext>
            {footer && <Cluster justify="end">{footer}</Cluster>}
            {isOpen && !isInAddress && <ClosedByBack onBack={() => handleOpenChange(false)} />}
          </Popup>
        </Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/* On a phone, focusing it would open the keyboard over what the dialog says, unless the dialog is there to be typed into. */
const firstField = 'input:not([disabled], [readonly]), textarea:not([disabled])'

const widths: Record<NonNullable<ModalProps['size']>, string> = {
  small: '26rem',
  medium: theme.width.narrow,
  large: theme.width.medium,
  wide: '60rem',
  content: 'fit-content',
}

/* That of a dialog above it takes its place. */
const Backdrop = styled(Dialog.Backdrop)`
  ${backdropStyles}

  &:has(+ div > [data-nested-dialog-open]) {
    opacity: 0;
    transition: opacity ${theme.motion.fast};
  }
`

const Viewport = styled(Dialog.Viewport)<{ $isBelowChat: boolean }>`
  ${viewportStyles}
  ${({ $isBelowChat }) => $isBelowChat && belowChat}
`

const belowChat = css`
  z-index: ${theme.layer.header};
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
`

const fromTheTop = css`
  align-self: start;
  max-block-size: 96%;
  margin-block-start: 4vh;
`

interface PopupProps {
  $size: NonNullable<ModalProps['size']>
  $isAtTop: boolean
}

const Popup = styled(Dialog.Popup)<PopupProps>`
  ${popupStyles}
  max-inline-size: ${({ $size }) => widths[$size]};
  scroll-padding-block: ${theme.space.xxl};
  ${({ $isAtTop }) => $isAtTop && fromTheTop}

  /* The foot of a form, also of an app of an earlier version. */
  [data-at-window-end] {
    inset-block-end: calc(-1 * var(--popup-padding));
  }
`

/* Above what scrolls, which fades below its end. */
const Head = styled.div`
  position: sticky;
  z-index: ${theme.layer.dialog};
  inset-block-start: calc(${theme.space.m} - 2 * var(--popup-padding));
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${theme.space.xs};
  margin: calc(-1 * var(--popup-padding)) calc(-1 * var(--popup-padding)) -${theme.space.m};
  padding: var(--popup-padding) var(--popup-padding) ${theme.space.m};
  background: linear-gradient(${theme.color.surface} calc(100% - ${theme.space.m}), transparent);

  /* With a keyboard on the screen it would leave no room for the fields. */
  @media (max-height: 26rem) {
    position: static;
  }

  /* Beside the first line of the title, its icon at the edge of what is below. */
  > :last-child {
    margin-block: -0.5rem;
    margin-inline-end: -${theme.space.s};
  }
`
