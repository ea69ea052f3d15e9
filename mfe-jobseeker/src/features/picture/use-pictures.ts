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
  /** Files of an earlier form that there was no time or no room to keep. */
  const [lostKeys] = useState(() =>
    value.flatMap(({ key, image }) => (image || files.isKept(key) ? [] : [key])),
  )
  // A file that is lost or is still being read is not there.
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

  const replaceKey = (key: string, next: string | undefined) =>
    onChange(
      latest().flatMap((picture) => {
        if (picture.key !== key) return picture
        return next ? { ...picture, key: next, image: '' } : []
      }),
    )

  return {
    /** What of a draft is lost, in words. */
    lost:
      lostKeys.length > 0
        ? t(
            '{count, plural, one {# picture could not be kept.} other {# pictures could not be kept.}}',
            { count: lostKeys.length },
          )
        : undefined,
    shown,
    selected,
    place,
    error,
    chosen: selected && files.of(selected.key),
    fileOf: files.of,
    select,
    async add(given: readonly Blob[]) {
      setError(undefined)
      const before = latest().filter(({ key }) => !lostKeys.includes(key))
      const added = given
        .slice(0, Math.max(0, maxPictures - before.length))
        .map((file) => ({ file, waitingKey: newKey() }))
      // At once, so that a draft knows of what is still being read.
      onChange([
        ...before,
        ...added.map(({ waitingKey: key }) => ({ key, image: '', imageAlt: '' })),
      ])
      for (const { file, waitingKey } of added) {
        if (!latest().some(({ key }) => key === waitingKey)) continue
        const key = newKey()
        const isRead = await read(key, file)
        // Another key, so that what is read during a submit is a change since.
        replaceKey(waitingKey, isRead ? key : undefined)
        if (isRead) select(key)
      }
      if (added.length < given.length) {
        setError(t('At most {count} pictures', { count: maxPictures }))
      }
    },
    async replace(file: Blob) {
      if (!selected) return
      setError(undefined)
      const key = newKey()
      if (!(await read(key, file))) return
      replaceKey(selected.key, key)
      files.remove(selected.key)
      select(key)
    },
    remove() {
      if (!selected) return
      replaceKey(selected.key, undefined)
      files.remove(selected.key)
      select(shown[place + 1]?.key ?? shown[place - 1]?.key)
    },
    move(from: number, to: number) {
      if (to < 0 || to >= shown.length || from === to) return
      select(shown[from]?.key)
      const others = latest().filter(({ key }) => shown.every((picture) => picture.key !== key))
      onChange([...movePicture(shown, from, to), ...others])
    },
    describe: (imageAlt: string) =>
      onChange(
        latest().map((picture) =>
          picture.key === selected?.key ? { ...picture, imageAlt } : picture,
        ),
      ),
    changeCrop: (change: Parameters<PictureFiles['changeCrop']>[1]) =>
      selected && files.changeCrop(selected.key, change),
  }
}

export type PicturesInput = ReturnType<typeof usePictures>
