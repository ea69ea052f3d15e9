import { styled } from 'styled-components'
import { t } from '../i18n'
import { Button, Cluster, Text, theme } from '../ui'

interface DraftNoticeProps {
  /** Somebody else, or another tab, has changed the stored values since the form was opened. */
  isOutdated: boolean
  /** What it lacks. */
  note: string | undefined
  onStartOver: () => void
}

/** Says that a form shows a draft, and offers the stored values. */
export const DraftNotice = ({ isOutdated, note, onStartOver }: DraftNoticeProps) => (
  <Cluster gap="xs" role="status">
    <Text tone="soft" size="small">
      {isOutdated
        ? t(
            'This was changed elsewhere after you began to edit it. Saving replaces that version by yours.',
          )
        : t('This is what you had not saved.')}
      {note && ` ${note}`}
    </Text>
    <StartOver variant="plain" size="small" onClick={onStartOver}>
      {isOutdated ? t('Show the saved version') : t('Start over')}
    </StartOver>
  </Cluster>
)

/** Its text is in line with the sentence. */
const StartOver = styled(Button)`
  margin-inline-start: calc(-1 * ${theme.space.s});
`
