import { styled } from 'styled-components'
import type { AuthenticatorKey } from '../contract'
import { Button, Stack, Text, theme } from '../ui'
import { copyText } from './copy-text'

export interface AuthenticatorKeyViewProps {
  authenticator: AuthenticatorKey
}

/** The key of an authenticator app: as a QR code for an app on a phone, as text for one on this device. */
export const AuthenticatorKeyView = ({
  authenticator: { key, qrCode },
}: AuthenticatorKeyViewProps) => (
  <>
    <Text>
      Scan the picture with an authenticator app, or type the key into it. The app then shows a code
      of six digits.
    </Text>
    <QrCode
      src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
      alt="QR code with the key for the app"
    />
    <Stack gap="xs" align="center">
      <Key dir="ltr">{key.replace(/.{4}(?=.)/g, '$& ')}</Key>
      <Button variant="plain" size="small" onClick={() => void copyText(key, 'Key copied')}>
        Copy Key
      </Button>
    </Stack>
  </>
)

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
