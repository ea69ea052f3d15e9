import { auth, errorMessage, useMutation } from '@swipefolio/shared/api'
import { Button, Notice, Stack, Text } from '@swipefolio/shared/ui'
import type { PendingVerification } from './pending-verification'
import { useCountdown } from './use-countdown'

const secondsBetweenCodes = 60

export const ResendCode = ({ pending }: { pending: PendingVerification }) => {
  const [secondsLeft, restart] = useCountdown(secondsBetweenCodes)
  const resending = useMutation({
    mutationFn: () => auth.resendCode(pending.email, pending.role === 'recruiter'),
    onSuccess: restart,
  })
  const isWaiting = secondsLeft > 0

  return (
    <Stack gap="xs">
      {resending.isSuccess && <Notice tone="success">Verification code sent to your email</Notice>}
      {resending.isError && (
        <Notice tone="danger">
          {errorMessage(resending.error, 'Failed to send verification code. Please try again.')}
        </Notice>
      )}
      <Button
        variant="quiet"
        disabled={isWaiting}
        isPending={resending.isPending}
        onClick={() => resending.mutate()}
      >
        Resend code
      </Button>
      {isWaiting && (
        <Text tone="soft" size="small">
          You can ask for another code in {secondsLeft} s.
        </Text>
      )}
    </Stack>
  )
}
