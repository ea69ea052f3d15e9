import { images } from '@swipefolio/shared/api'
import { useEffect, useRef, useState } from 'react'
import { coverSize, type Crop, portraitSize, wholeCrop } from './crop'
import { type CroppedPicture, encodePicture } from './draw-picture'
import { PictureError, readPicture } from './read-picture'
import { usePictureDraft } from './use-picture-draft'

const frames = { cover: coverSize, portrait: portraitSize }

/** The state of a picture in a form, for a project or a profile: the stored URL, or a newly chosen file. */
export function usePicture(
  storedAddress: string,
  draftName: string,
  kind: keyof typeof frames = 'cover',
) {
  const frame = frames[kind]
  const [address, setAddress] = useState(storedAddress)
  const [chosen, setChosen] = useState<CroppedPicture>()
  const [error, setError] = useState<string>()
  const uploaded = useRef<{ from: CroppedPicture; address: string }>(undefined)
  const latestFile = useRef<Blob>(undefined)

  const draft = usePictureDraft(draftName, chosen, (picture) =>
    latestFile.current ? picture.bitmap.close() : setChosen({ ...picture, frame }),
  )

  const bitmap = chosen?.bitmap
  useEffect(() => () => bitmap?.close(), [bitmap])

  async function choose(file: Blob) {
    latestFile.current = file
    setError(undefined)
    try {
      const read = await readPicture(file)
      if (latestFile.current === file) setChosen({ bitmap: read, crop: wholeCrop, frame })
      else read.close()
    } catch (failure) {
      if (!(failure instanceof PictureError)) throw failure
      setError(failure.message)
    }
  }

  function show(nextAddress: string) {
    latestFile.current = undefined
    draft.forget()
    setAddress(nextAddress)
    setChosen(undefined)
    setError(undefined)
  }

  /** Uploads a chosen picture and returns its URL; a retry does not upload the same picture again. */
  async function store() {
    if (!chosen) return address
    if (uploaded.current?.from !== chosen) {
      const upload = kind === 'portrait' ? images.uploadPortrait : images.upload
      const { image } = await upload(await encodePicture(chosen))
      uploaded.current = { from: chosen, address: image }
    }
    return uploaded.current.address
  }

  return {
    address,
    chosen,
    error,
    hasPicture: Boolean(chosen ?? address),
    choose,
    remove: () => show(''),
    store,
    isChanged: Boolean(chosen) || address !== storedAddress,
    reset: () => show(storedAddress),
    /** This address is stored now. */
    settle: show,
    forget: draft.forget,
    changeCrop: (change: (crop: Crop) => Crop) =>
      setChosen((before) => before && { ...before, crop: change(before.crop) }),
  }
}

export type PictureInput = ReturnType<typeof usePicture>
