import { t } from '@swipefolio/shared/i18n'
import { maxPictures } from '@swipefolio/shared/rules'
import { useState } from 'react'
import { type FormPicture, movePicture, newKey } from './form-pictures'
import { PictureError } from './read-picture'
import type { PictureFiles } from './use-picture-files'

interface PicturesControl {
  value: readonly FormPicture[]
  onChange: (pictures: FormPicture[]) => void
  /** The latest value, also after an await. */
  latest: () => readonly FormPicture[]
}

/** The pictures of a project in its form, in their order, and the selected one, which is edited. */
export function usePictures({ value, onChange, latest }: PicturesControl, files: PictureFiles) {
  const [selectedKey, select] = useState<string>()
  const [error, setError] = useState<string>()
  // A file whose draft was too large to be kept is gone.
  const shown = value.filter(({ key, image }) => image || files.of(key) || !files.isRestored)
  const place = Math.max(
    shown.findIndex(({ key }) => key === selectedKey),
    0,
  )
  const selected = shown[place]

  async function read(key: string, file: Blob) {
    try {
      await files.choose(key, file)
      return true
    } catch (failure) {
      if (!(failure instanceof PictureError)) throw failure
      setError(failure.message)
      return false
    }
  }

  return {
    shown,
    selected,
    place,
    error,
    chosen: selected && files.of(selected.key),
    fileOf: files.of,
    select,
    async add(given: readonly Blob[]) {
      setError(undefined)
      for (const file of given) {
        if (latest().length >= maxPictures) {
          setError(t('At most {count} pictures', { count: maxPictures }))
          return
        }
        const key = newKey()
        if (!(await read(key, file))) continue
        onChange([...latest(), { key, image: '', imageAlt: '' }])
        select(key)
      }
    },
    async replace(file: Blob) {
      if (!selected) return
      setError(undefined)
      const key = newKey()
      if (!(await read(key, file))) return
      onChange(
        latest().map((picture) =>
          picture.key === selected.key ? { ...picture, key, image: '' } : picture,
        ),
      )
      files.remove(selected.key)
      select(key)
    },
    remove() {
      if (!selected) return
      setError(undefined)
      onChange(shown.filter(({ key }) => key !== selected.key))
      files.remove(selected.key)
      select(shown[place + 1]?.key ?? shown[place - 1]?.key)
    },
    move(from: number, to: number) {
      if (to < 0 || to >= shown.length || from === to) return
      select(shown[from]?.key)
      onChange(movePicture(shown, from, to))
    },
    describe: (imageAlt: string) =>
      onChange(shown.map((picture) => (picture === selected ? { ...picture, imageAlt } : picture))),
    changeCrop: (change: Parameters<PictureFiles['changeCrop']>[1]) =>
      selected && files.changeCrop(selected.key, change),
  }
}

export type PicturesInput = ReturnType<typeof usePictures>
