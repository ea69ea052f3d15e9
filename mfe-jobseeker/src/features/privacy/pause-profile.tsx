import { errorMessage } from '@swipefolio/shared/api'
import { Button, Cluster, EyeIcon, EyeOffIcon, Text, toast } from '@swipefolio/shared/ui'
import { Panel } from './panel'
import { changeFailed, useChangePrivacy } from './use-change-privacy'

/** Hides all projects from decks, and shows them again. */
export const PauseProfile = ({ isPaused }: { isPaused: boolean }) => {
  const change = useChangePrivacy()
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
          isPending={change.isPending}
          onClick={() =>
            change.mutate(
              { paused: !isPaused },
              { onError: (error) => toast.error(errorMessage(error, changeFailed)) },
            )
          }
        >
          {isPaused ? 'Show My Profile Again' : 'Pause My Profile'}
        </Button>
      </Cluster>
    </Panel>
  )
}
