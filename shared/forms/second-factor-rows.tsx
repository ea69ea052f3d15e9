import type { Passkey, SecondFactor } from '../contract'
import { relativeTime } from '../format'
import { t } from '../i18n'
import { Button, PartList } from '../ui'
import { CardRow, CardRows, CardRowWords } from './card-rows'

export interface SecondFactorRowsProps {
  state: SecondFactor
  isSettingUp: boolean
  mayAddPasskey: boolean
  onSetUp: () => void
  onTurnOff: () => void
  onAddPasskey: () => void
  onRemove: (passkey: Passkey) => void
}

/** The authenticator app, and each passkey. */
export const SecondFactorRows = ({
  state: { enabledAt, passkeys = [] },
  isSettingUp,
  mayAddPasskey,
  onSetUp,
  onTurnOff,
  onAddPasskey,
  onRemove,
}: SecondFactorRowsProps) => (
  <CardRows role="list">
    <CardRow>
      <CardRowWords>
        <strong>{t('Authenticator app')}</strong>
        <PartList
          parts={[
            enabledAt ? t('Set up {ago}', { ago: relativeTime(enabledAt) }) : t('Not set up'),
          ]}
        />
      </CardRowWords>
      {enabledAt ? (
        <Button variant="quiet" size="small" onClick={onTurnOff}>
          {t('Turn Off')}
        </Button>
      ) : (
        <Button variant="quiet" size="small" isPending={isSettingUp} onClick={onSetUp}>
          {t('Set Up')}
        </Button>
      )}
    </CardRow>
    {passkeys.map((passkey) => (
      <CardRow key={passkey.id}>
        <CardRowWords>
          <strong dir="auto">{passkey.name}</strong>
          <PartList
            parts={[
              t('Passkey'),
              t('added {ago}', { ago: relativeTime(passkey.createdAt) }),
              passkey.lastUsedAt
                ? t('last used {ago}', { ago: relativeTime(passkey.lastUsedAt) })
                : t('not used yet'),
            ]}
          />
        </CardRowWords>
        <Button
          variant="quiet"
          size="small"
          aria-label={t('Remove {name}', { name: passkey.name })}
          onClick={() => onRemove(passkey)}
        >
          {t('Remove')}
        </Button>
      </CardRow>
    ))}
    {mayAddPasskey && (
      <CardRow>
        <CardRowWords>
          <strong>{passkeys.length > 0 ? t('Another passkey') : t('Passkey')}</strong>
          {passkeys.length === 0 && <PartList parts={[t('Not set up')]} />}
        </CardRowWords>
        <Button variant="quiet" size="small" onClick={onAddPasskey}>
          {t('Add a Passkey')}
        </Button>
      </CardRow>
    )}
  </CardRows>
)
