import { useState } from 'react'
import { styled } from 'styled-components'
import type { AuthenticatorKey, Role } from '../contract'
import { t } from '../i18n'
import { Button, matchesMedia, Stack, Text, theme } from '../ui'
import { authenticatorAddress } from './authenticator-address'
import { copyText } from './copy-text'

export interface AuthenticatorKeyViewProps {
  authenticator: AuthenticatorKey
  role: Role
  email: string | undefined
}

const isPhone = () =>
  matchesMedia('(pointer: coarse) and ((max-width: 36rem) or (max-height: 32rem))')

/** The key of an authenticator app: a link that opens the app on a phone, a QR code for a phone elsewhere, and as text. */
export const AuthenticatorKeyView = ({
  authenticator: { key, qrCode },
  role,
  email,
}: AuthenticatorKeyViewProps) => {
  const [isOnPhone] = useState(isPhone)
  return (
    <>
      {isOnPhone ? (
        <>
          <Text>
            {t(
              'Open the key in an authenticator app on this phone, or copy it into one. The app then shows a code of six digits.',
            )}
          </Text>
          <AppLink href={authenticatorAddress({ key, role, email })}>
            {t('Open in my authenticator app')}
          </AppLink>
        </>
      ) : (
        <>
          <Text>
            {t(
              'Scan the picture with an authenticator app, or type the key into it. The app then shows a code of six digits.',
            )}
          </Text>
          <QrCode
            src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
            alt={t('QR code with the key for the app')}
          />
        </>
      )}
      <Stack gap="xs" align="center">
        <Key dir="ltr">{key.replace(/.{4}(?=.)/g, '$& ')}</Key>
        <Button variant="plain" size="small" onClick={() => void copyText(key, t('Key copied'))}>
          {t('Copy Key')}
        </Button>
      </Stack>
    </>
  )
}

const AppLink = styled.a`
  display: grid;
  place-content: center;
  min-block-size: ${theme.control.medium};
  padding-inline: ${theme.space.m};
  border: ${theme.border.strong};
  border-radius: ${theme.radius.pill};
  color: ${theme.color.ink};
  font-weight: ${theme.weight.strong};
  text-align: center;
  text-decoration: none;
`

const QrCode = styled.img`
  justify-self: center;
  inline-size: min(100%, 12rem);
  aspect-ratio: 1;
  border-radius: ${theme.radius.s};
`

const Key = styled.code`
  text-align: center;
  overflow-wrap: anywhere;
`
