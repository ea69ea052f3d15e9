import { DialogFoot } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { media, Spinner, theme } from '@swipefolio/shared/ui'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { DecidedChoice } from './decided-choice'
import type { DecidedProjectProps } from './decided-project-card'
import { useDecide } from './use-decide'

interface DecidedFootProps extends DecidedProjectProps {
  /** Closes the dialog. */
  onClose: () => void
}

/** The buttons of a decided project's card at the foot of its dialog, which closes after a decision. */
export const DecidedFoot = ({ Actions, onDecided, onClose, ...place }: DecidedFootProps) => {
  const foot = useRef<HTMLDivElement>(null)
  const deciding = useDecide({
    ...place,
    onDecided(status) {
      // It may have been closed while the decision was pending.
      if (foot.current) onClose()
      onDecided(status)
    },
  })
  return (
    <Foot ref={foot} aria-busy={deciding.isPending || undefined}>
      <DecidedChoice project={place.project} deciding={deciding} Actions={Actions} />
      {deciding.isPending && (
        <Veil>
          <Spinner label={t('Saving')} />
        </Veil>
      )}
    </Foot>
  )
}

const Foot = styled(DialogFoot)`
  ${media.aboveSidebar} {
    > button {
      min-block-size: ${theme.control.medium};
      padding-inline: 1.25rem;
      font-size: ${theme.size.medium};
    }
  }
`

const Veil = styled.div`
  position: absolute;
  display: grid;
  place-items: center;
  border-radius: inherit;
  background: color-mix(in oklab, ${theme.color.surface} 70%, transparent);
  font-size: 2rem;
  inset: 0;
`
