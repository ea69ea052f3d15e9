import { t } from '@swipefolio/shared/i18n'
import { Button, EyeIcon, EyeOffIcon, Notice } from '@swipefolio/shared/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { usePause } from './use-pause'

/**
 * Says that the profile is paused, with a button that ends the pause. Then it stays and says so, because the button has the
 * focus and can take it back. Nothing for a profile that was visible all the time.
 */
export const PausedNotice = () => {
  const { isPaused, toggle } = usePause()
  const [wasPaused, setWasPaused] = useState(isPaused)
  if (isPaused && !wasPaused) setWasPaused(true)
  return (
    wasPaused && (
      <Notice
        tone={isPaused ? 'info' : 'success'}
        action={
          <Toggle
            variant={isPaused ? 'primary' : 'quiet'}
            size="small"
            icon={isPaused ? <EyeIcon aria-hidden /> : <EyeOffIcon aria-hidden />}
            onClick={toggle}
          >
            {isPaused ? t('Show My Profile Again') : t('Pause Again')}
          </Toggle>
        }
      >
        {isPaused
          ? t('Your profile is paused: recruiters do not see your projects.')
          : t('Your profile is visible again: recruiters see your projects.')}
      </Notice>
    )
  )
}

/* As wide with both names, so that it breaks the line with both or none. */
const Toggle = styled(Button)`
  min-inline-size: 15rem;
`
