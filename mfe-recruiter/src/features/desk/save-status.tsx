import { t } from '@swipefolio/shared/i18n'
import { Text, theme } from '@swipefolio/shared/ui'
import type { useAutosave } from './use-autosave'

type State = Pick<ReturnType<typeof useAutosave>, 'status' | 'isChanged' | 'refusal'>

function words({ status, isChanged, refusal }: State): string {
  if (refusal) return refusal
  if (status === 'waiting') return t('Not saved yet. It is kept here and sent again.')
  if (status === 'saving' || isChanged) return t('Saving...')
  return status === 'saved' ? t('Saved') : ''
}

/** What becomes of what was typed, in the gap before the next field: the line keeps its height. */
export const SaveStatus = (state: State) => (
  <Text
    role="status"
    tone={state.refusal ? 'danger' : 'soft'}
    size="small"
    style={{ minBlockSize: '1.3em', marginBlockEnd: `-${theme.space.m}` }}
  >
    {words(state)}
  </Text>
)
