import type { ContactDesk } from '@swipefolio/shared/contract'
import { TextAreaField } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { maxNoteLength } from '@swipefolio/shared/rules'
import { Button, Cluster, Notice, Stack, Text, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { SaveStatus, WithStatus } from './save-status'
import { useNote } from './use-note'

const announcedFrom = maxNoteLength - 400

/** The note about a contact. */
export const NoteField = ({ id, desk }: { id: number; desk: ContactDesk }) => {
  const { values, errors, isConflict, change, keepMine, discard, ...state } = useNote(id, desk)
  const { length } = values.note
  return (
    <WithStatus gap="xs">
      <TextAreaField
        label={t('Note')}
        placeholder={t('What you talked about, what to ask')}
        rows={6}
        value={values.note}
        error={errors.note}
        hint={
          length > announcedFrom
            ? t('{length} of {maxNoteLength} characters', { length, maxNoteLength })
            : undefined
        }
        onChange={(event) => change(event.target.value)}
      />
      {isConflict ? (
        <Stack gap="xs">
          <Notice tone="danger">
            {t('This note was changed in another tab or on another device:')}
          </Notice>
          <Other dir="auto">{desk.note || t('(empty)')}</Other>
          <Cluster>
            <Button size="small" variant="primary" onClick={keepMine}>
              {t('Keep Mine')}
            </Button>
            <Button size="small" variant="quiet" onClick={discard}>
              {t('Take the Other')}
            </Button>
          </Cluster>
        </Stack>
      ) : (
        <SaveStatus {...state} />
      )}
    </WithStatus>
  )
}

const Other = styled(Text)`
  overflow-y: auto;
  max-block-size: 10rem;
  padding: ${theme.space.s};
  border: ${theme.border.thin};
  border-radius: ${theme.radius.s};
  white-space: pre-wrap;
`
