import { type MouseEvent, useRef, useState } from 'react'
import { errorMessage, secondFactor, useMutation, useQuery } from '../api'
import type { AuthenticatorKey, Role, SecondFactor } from '../contract'
import { t } from '../i18n'
import {
  Button,
  Cluster,
  QueryBoundary,
  Stack,
  Text,
  TitledCard,
  toast,
  useIsHydrated,
} from '../ui'
import { canUsePasskeys } from './passkeys'
import { SecondFactorDialog, type SecondFactorChange } from './second-factor-dialog'
import { SecondFactorRows } from './second-factor-rows'

export interface SecondFactorCardProps {
  of: Role
}

const mostPasskeys = 10
const filler: SecondFactor = { enabledAt: null, recoveryCodesLeft: 0 }

/** Two-step login: the authenticator app, the passkeys and the recovery codes, with ways to change them. */
export const SecondFactorCard = ({ of: role }: SecondFactorCardProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const [change, setChange] = useState<SecondFactorChange>()
  const state = useQuery(secondFactor.state(role))
  const card = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  // Prerendered for the many browsers that have them.
  const hasSupport = !useIsHydrated() || canUsePasskeys()

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
    onError: (error) => toast.error(errorMessage(error, t('Failed to set up two-step login'))),
  })
  const show = (shown: SecondFactor) => {
    const { enabledAt, recoveryCodesLeft, passkeys = [] } = shown
    const isOn = enabledAt !== null || passkeys.length > 0
    return (
      <Stack onClick={keepOpener}>
        <Text>
          {isOn
            ? t(
                'On. {count, plural, one {# recovery code is} other {# recovery codes are}} left.',
                { count: recoveryCodesLeft },
              )
            : t('Off. Your password alone logs you in.')}
        </Text>
        <SecondFactorRows
          state={shown}
          isSettingUp={settingUp.isPending}
          onSetUp={() => settingUp.mutate()}
          mayAddPasskey={hasSupport && passkeys.length < mostPasskeys}
          onTurnOff={() => open({ kind: 'turn-off' })}
          onAddPasskey={() => open({ kind: 'add-passkey' })}
          onRemove={(passkey) => open({ kind: 'remove-passkey', passkey })}
        />
        {isOn && (
          <Cluster>
            <Button variant="quiet" size="small" onClick={() => open({ kind: 'renew' })}>
              {t('New Recovery Codes')}
            </Button>
          </Cluster>
        )}
      </Stack>
    )
  }

  return (
    <TitledCard ref={card} level={3} title={t('Two-Step Login')}>
      <Text tone="soft">
        {t(
          'After your password, logging in asks for a passkey, or for a code from an app on your phone.',
        )}
      </Text>
      <QueryBoundary
        query={state}
        loadingText={t('Loading two-step login...')}
        errorText={t('Failed to load two-step login')}
        skeleton={show(filler)}
      >
        {show}
      </QueryBoundary>
      {change && state.data && (
        <SecondFactorDialog
          role={role}
          state={state.data}
          change={change}
          isOpen={isOpen}
          onClose={() => {
            setIsOpen(false)
            // An answer may have been lost to a change that was stored.
            void state.refetch()
          }}
          findReturnFocus={findReturnFocus}
        />
      )}
    </TitledCard>
  )
}
