import { Button, Cluster, EyeIcon, EyeOffIcon, Text } from '@swipefolio/shared/ui'
import { Panel } from './panel'
import { usePause } from './use-pause'

/** Hides all projects from decks, and shows them again. */
export const PauseProfile = () => {
  const { isPaused, toggle } = usePause()
  return (
    <Panel title="Pause My Profile">
      <Text role="status">
        {isPaused
          ? 'Your profile is paused: recruiters do not meet your projects while swiping.'
          : 'Your profile is visible: recruiters meet your projects while swiping.'}
      </Text>
      <Text tone="soft" size="small">
        A pause changes nothing for your contacts: they still see you, and you can chat.
      </Text>
      <Cluster>
        <Button
          variant={isPaused ? 'primary' : 'quiet'}
          icon={isPaused ? <EyeIcon aria-hidden /> : <EyeOffIcon aria-hidden />}
          onClick={toggle}
        >
          {isPaused ? 'Show My Profile Again' : 'Pause My Profile'}
        </Button>
      </Cluster>
    </Panel>
  )
}
