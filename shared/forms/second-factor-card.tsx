import { type MouseEvent, useRef, useState } from 'react'
import { errorMessage, secondFactor, useMutation, useQuery } from '../api'
import type { AuthenticatorKey, Role, SecondFactor } from '../contract'
import { relativeTime } from '../format'
import { Button, Card, Cluster, Heading, QueryBoundary, Stack, Text, toast } from '../ui'
import { SecondFactorDialog, type SecondFactorChange } from './second-factor-dialog'

export interface SecondFactorCardProps {
  of: Role
}

const filler: SecondFactor = { enabledAt: null, recoveryCodesLeft: 0 }

const codesLeft = (count: number) =>
  count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`

/** Two-step login: off with a way to set it up, or on with ways to change it. */
export const SecondFactorCard = ({ of: role }: SecondFactorCardProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const [change, setChange] = useState<SecondFactorChange>()
  const state = useQuery(secondFactor.state(role))
  const card = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  // Set Up is disabled while the key is made, and WebKit focuses no button that is pressed: the focus does not say it.
  const keepOpener = ({ target }: MouseEvent) => {
    opener.current = target instanceof Element ? target.closest('button') : null
  }
  const findReturnFocus = () =>
    (opener.current?.isConnected ? opener.current : card.current?.querySelector('button')) ?? null
  const open = (next: SecondFactorChange) => {
    setChange(next)
    setIsOpen(true)
  }
  const settingUp = useMutation({
    mutationFn: () => secondFactor.setUp(role),
    onSuccess: (authenticator: AuthenticatorKey) => open({ kind: 'turn-on', authenticator }),
    onError: (error) => toast.error(errorMessage(error, 'Failed to set up two-step login')),
  })
  const show = ({ enabledAt, recoveryCodesLeft }: SecondFactor) =>
    enabledAt ? (
      <>
        <Text>
          On, since <time dateTime={enabledAt}>{relativeTime(enabledAt)}</time>.{' '}
          {codesLeft(recoveryCodesLeft)}
        </Text>
        <Cluster onClick={keepOpener}>
          <Button variant="quiet" onClick={() => open({ kind: 'renew' })}>
            New Recovery Codes
          </Button>
          <Button variant="quiet" onClick={() => open({ kind: 'turn-off' })}>
            Turn Off
          </Button>
        </Cluster>
      </>
    ) : (
      <>
        <Text>Off. Your password alone logs you in.</Text>
        <Cluster onClick={keepOpener}>
          <Button
            variant="quiet"
            isPending={settingUp.isPending}
            onClick={() => settingUp.mutate()}
          >
            Set Up
          </Button>
        </Cluster>
      </>
    )

  return (
    <Card ref={card} as="section" aria-labelledby="second-factor">
      <Stack>
        <Heading level={2} size="small" id="second-factor">
          Two-Step Login
        </Heading>
        <Text tone="soft">
          After your password, logging in asks for a code from an app on your phone.
        </Text>
        <QueryBoundary
          query={state}
          loadingText="Loading two-step login..."
          errorText="Failed to load two-step login"
          skeleton={show(filler)}
        >
          {show}
        </QueryBoundary>
      </Stack>
      {change && (
        <SecondFactorDialog
          role={role}
          change={change}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          findReturnFocus={findReturnFocus}
        />
      )}
    </Card>
  )
}
