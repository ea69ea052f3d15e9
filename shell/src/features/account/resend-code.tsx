import { errorMessage, useMutation } from '@swipefolio/shared/api'
import { t } from '@swipefolio/shared/i18n'
import { Button, Notice, Stack, Text } from '@swipefolio/shared/ui'
import { pageConfiguration } from '../../remotes/page-registry'
import { useCountdown } from './use-countdown'

const secondsBetweenCodes = 60

interface ResendCodeProps<T> {
  email: string
  /** When the last code was sent, in milliseconds. */
  sentAt: number
  resend: () => Promise<T>
  onSent: (sentAt: number, answer: T) => void
}

/** Sends another code, at most one a minute. */
export const ResendCode = <T,>({ email, sentAt, resend, onSent }: ResendCodeProps<T>) => {
  const secondsLeft = useCountdown(secondsBetweenCodes, sentAt)
  const resending = useMutation({
    mutationFn: resend,
    onSuccess: (answer) => onSent(Date.now(), answer),
  })
  const isWaiting = secondsLeft > 0
  const { mailbox } = pageConfiguration()

  return (
    <Stack gap="xs">
      {resending.isSuccess && (
        <Notice tone="success">{t('Verification code sent to your email')}</Notice>
      )}
      {resending.isError && (
        <Notice tone="danger">
          {errorMessage(resending.error, t('Failed to send verification code. Please try again.'))}
        </Notice>
      )}
      <Button
        variant="quiet"
        disabled={isWaiting}
        isPending={resending.isPending}
        onClick={() => resending.mutate()}
      >
        {t('Resend code')}
      </Button>
      {isWaiting && (
        <Text tone="soft" size="small">
          {t('You can ask for another code in {secondsLeft} s.', { secondsLeft })}
        </Text>
      )}
      {mailbox && (
        <Text tone="soft" size="small">
          {t('This server sends no mail.')}{' '}
          <a href={`${mailbox}?to=${encodeURIComponent(email)}`} target="_blank" rel="noreferrer">
            {t('Open the mailbox with your code')}
          </a>
        </Text>
      )}
    </Stack>
  )
}
