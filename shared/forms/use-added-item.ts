import { useState } from 'react'
import { errorMessage } from '../api'
import { t } from '../i18n'
import type { ComboboxItem } from './combobox-list'

type AddItem = (name: string) => Promise<ComboboxItem>

/** Adds an item that is not in the list; `note` says how, that it is being added, or why it was not. */
export function useAddedItem(onAdd: AddItem | undefined) {
  const [note, setNote] = useState<string>()
  return {
    isPossible: onAdd !== undefined,
    note,
    forgetNote: () => setNote(undefined),
    explain: (name: string) =>
      setNote(t('Press the down arrow and Enter, or tap, to add “{name}”', { name })),
    async add(name: string): Promise<ComboboxItem | undefined> {
      setNote(t('Adding {name}...', { name }))
      try {
        const item = await onAdd?.(name)
        setNote(undefined)
        return item
      } catch (error) {
        setNote(errorMessage(error, t('Failed to add {name}. Please try again.', { name })))
        return undefined
      }
    },
  }
}
