import { t } from '@swipefolio/shared/i18n'
import { Button, Text, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

interface WriteFirstProps {
  name: string
  onClick: () => void
}

/** Opens the chat with a contact to whom nobody has written. */
export const WriteFirst = ({ name, onClick }: WriteFirstProps) => (
  <Line>
    <Button
      variant="plain"
      size="small"
      aria-label={t('Write the first message to {name}', { name })}
      onClick={onClick}
    >
      {t('Write the first message')}
    </Button>
  </Line>
)

/* Its words begin where the lines above do. */
const Line = styled(Text)`
  margin-inline-start: calc(-1.5px - ${theme.space.s});

  button {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`
