import { images } from '@swipefolio/shared/api'
import { useEffect, useMemo, useRef, useState } from 'react'
import { coverSize, type Crop, wholeCrop } from './crop'
import { type CroppedPicture, encodePicture } from './draw-picture'
import type { FormPicture } from './form-pictures'
import { pictureDraft } from './picture-draft'
import { readPicture } from './read-picture'
import { usePictureDraft } from './use-picture-draft'

type Files = ReadonlyMap<string, CroppedPicture>

const frame = coverSize
const none: Files = new Map()

const encodings = new WeakMap<CroppedPicture, Promise<Blob>>()
const encodeOnce = (picture: CroppedPicture) => {
  const encoding = encodings.get(picture) ?? encodePicture(picture)
  encodings.set(picture, encoding)
  return encoding
}

/** The files that were chosen for the pictures of a form and are not uploaded yet, by the keys of these. */
export function usePictureFiles(draftName: string) {
  const [files, setFiles] = useState(none)
  const [keptKeys] = useState(() => pictureDraft.keys(draftName))
  const [isRestored, setRestored] = useState(!keptKeys)
  const uploads = useRef(new WeakMap<CroppedPicture, string>())
  const opened = useRef(new Set<ImageBitmap>())

  const drafted = useMemo(
    () => [...files].map(([key, { bitmap, crop }]) => ({ key, bitmap, crop })),
    [files],
  )
  const draft = usePictureDraft(draftName, drafted, (pictures) => {
    for (const { bitmap } of pictures) opened.current.add(bitmap)
    setFiles((before) => {
      const found = pictures.map(({ key, ...picture }) => [key, { ...picture, frame }] as const)
      return new Map([...found, ...before])
    })
    setRestored(true)
  })

  useEffect(() => {
    const bitmaps = opened.current
    return () => bitmaps.forEach((bitmap) => bitmap.close())
  }, [])

  const change = (key: string, picture: CroppedPicture | undefined) =>
    setFiles((before) => {
      const others = [...before].filter(([other]) => other !== key)
      return new Map(picture ? [...others, [key, picture]] : others)
    })

  return {
    of: (key: string) => files.get(key),
    /** Of an earlier form. */
    isKept: (key: string) => keptKeys?.includes(key) ?? false,
    /** The drafts of an earlier form have been looked for. */
    isRestored,
    /** Reads a file for the picture of that key. Throws a PictureError for one that is none. */
    async choose(key: string, file: Blob) {
      const bitmap = await readPicture(file)
      opened.current.add(bitmap)
      change(key, { bitmap, crop: wholeCrop, frame })
    },
    changeCrop: (key: string, crop: (before: Crop) => Crop) =>
      setFiles((before) => {
        const picture = before.get(key)
        return picture ? new Map(before).set(key, { ...picture, crop: crop(picture.crop) }) : before
      }),
    remove(key: string) {
      if (files.size === 1 && files.has(key)) draft.forget()
      change(key, undefined)
    },
    /** Uploads what was chosen and returns all pictures as they are stored; a retry does not upload one again. */
    async store(pictures: readonly FormPicture[]) {
      const stored = []
      for (const { key, image, imageAlt } of pictures) {
        const file = files.get(key)
        const address = file ? (uploads.current.get(file) ?? (await upload(file))) : image
        if (file) uploads.current.set(file, address)
        if (address) stored.push({ image: address, imageAlt: imageAlt.trim() })
      }
      return stored
    },
    /** The pictures as they would be shown, with addresses in this page for those that are not uploaded. */
    preview: (pictures: readonly FormPicture[]) =>
      Promise.all(
        pictures.map(async ({ key, image, imageAlt }) => {
          const file = files.get(key)
          return { image: file ? URL.createObjectURL(await encodeOnce(file)) : image, imageAlt }
        }),
      ),
    /** The form's own values say what has changed. */
    isChanged: false,
    submitted: drafted.map(({ key, crop }) => [key, crop]),
    reset() {
      draft.forget()
      setFiles(none)
    },
    forget: draft.forget,
  }
}

const upload = async (file: CroppedPicture) => (await images.upload(await encodeOnce(file))).image

export type PictureFiles = ReturnType<typeof usePictureFiles>
