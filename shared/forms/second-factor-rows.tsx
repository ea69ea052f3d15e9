import type { Passkey, SecondFactor } from '../contract'
import { relativeTime } from '../format'
import { Button } from '../ui'
import { CardRow, CardRows, CardRowWords } from './card-rows'
import { PartList } from './part-list'

export interface SecondFactorRowsProps {
  state: SecondFactor
  isSettingUp: boolean
  onSetUp: () => void
  onTurnOff: () => void
  onRemove: (passkey: Passkey) => void
}

/** The authenticator app, and each passkey. */
export const SecondFactorRows = ({
  state: { enabledAt, passkeys = [] },
  isSettingUp,
  onSetUp,
  onTurnOff,
  onRemove,
}: SecondFactorRowsProps) => (
  <CardRows role="list">
    <CardRow>
      <CardRowWords>
        <strong>Authenticator app</strong>
        <PartList parts={[enabledAt ? `Set up ${relativeTime(enabledAt)}` : 'Not set up']} />
      </CardRowWords>
      {enabledAt ? (
        <Button variant="quiet" size="small" onClick={onTurnOff}>
          Turn Off
        </Button>
      ) : (
        <Button variant="quiet" size="small" isPending={isSettingUp} onClick={onSetUp}>
          Set Up
        </Button>
      )}
    </CardRow>
    {passkeys.map((passkey) => (
      <CardRow key={passkey.id}>
        <CardRowWords>
          <strong dir="auto">{passkey.name}</strong>
          <PartList
            parts={[
              'Passkey',
              `added ${relativeTime(passkey.createdAt)}`,
              passkey.lastUsedAt ? `last used ${relativeTime(passkey.lastUsedAt)}` : 'not used yet',
            ]}
          />
        </CardRowWords>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Remove ${passkey.name}`}
          onClick={() => onRemove(passkey)}
        >
          Remove
        </Button>
      </CardRow>
    ))}
  </CardRows>
)
