import { t } from '@swipefolio/shared/i18n'
import { Button, Cluster, EyeIcon, EyeOffIcon, Text, TitledCard } from '@swipefolio/shared/ui'
import { usePause } from './use-pause'

/** Hides all projects from decks, and shows them again. */
export const PauseProfile = () => {
  const { isPaused, toggle } = usePause()
  return (
    <TitledCard title={t('Visibility')}>
      <Text tone="soft" role="status">
        {isPaused
          ? t('Your profile is paused: recruiters do not meet your projects while swiping.')
          : t('Your profile is visible: recruiters meet your projects while swiping.')}
      </Text>
      <Text tone="soft">{t('A pause changes nothing for your contacts.')}</Text>
      <Cluster>
        <Button
          variant={isPaused ? 'primary' : 'quiet'}
          icon={isPaused ? <EyeIcon aria-hidden /> : <EyeOffIcon aria-hidden />}
          onClick={toggle}
        >
          {isPaused ? t('Show My Profile Again') : t('Pause My Profile')}
        </Button>
      </Cluster>
    </TitledCard>
  )
}
