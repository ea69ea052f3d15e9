import { t } from '@swipefolio/shared/i18n'
import { Stack, Text, theme } from '@swipefolio/shared/ui'
import { css, styled } from 'styled-components'
import type { useAutosave } from './use-autosave'

type State = Pick<ReturnType<typeof useAutosave>, 'status' | 'isChanged' | 'refusal'>

function words({ status, isChanged, refusal }: State): string {
  if (refusal) return refusal
  if (status === 'waiting') return t('Not saved yet. It is kept here and sent again.')
  if (status === 'saving' || isChanged) return t('Saving...')
  return status === 'saved' ? t('Saved') : ''
}

/** What becomes of what was typed: a word at the end of the line of the label, or a sentence in the gap before the next field. */
export const SaveStatus = (state: State) => (
  <Line
    role="status"
    tone={state.refusal ? 'danger' : 'soft'}
    size="small"
    $isSentence={Boolean(state.refusal) || state.status === 'waiting'}
  >
    {words(state)}
  </Line>
)

/** Fields with the status of what is typed there. */
export const WithStatus = styled(Stack)`
  position: relative;
`

const inGap = css`
  margin-block-end: -${theme.space.m};
`

const besideLabel = css`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
`

const Line = styled(Text)<{ $isSentence: boolean }>`
  ${({ $isSentence }) => ($isSentence ? inGap : besideLabel)}
`
