import { images } from '@swipefolio/shared/api'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Crop, portraitSize, wholeCrop } from './crop'
import { type CroppedPicture, encodePicture } from './draw-picture'
import { PictureError, readPicture } from './read-picture'
import { usePictureDraft } from './use-picture-draft'

/** The one picture of a profile: its form has no other to tell it from. */
const key = ''

/** The state of a profile's picture in a form: the stored URL, or a newly chosen file. */
export function usePicture(storedAddress: string, draftName: string) {
  const frame = portraitSize
  const [address, setAddress] = useState(storedAddress)
  const [stored, setStored] = useState(storedAddress)
  const [chosen, setChosen] = useState<CroppedPicture>()
  const [error, setError] = useState<string>()
  const uploaded = useRef<{ from: CroppedPicture; address: string }>(undefined)
  const latestFile = useRef<Blob>(undefined)

  const drafted = useMemo(() => (chosen ? [{ ...chosen, key }] : []), [chosen])
  const draft = usePictureDraft(draftName, drafted, ([picture]) => {
    if (!picture) return
    if (latestFile.current) picture.bitmap.close()
    else setChosen({ bitmap: picture.bitmap, crop: picture.crop, frame })
  })

  if (storedAddress !== stored) {
    setStored(storedAddress)
    if (address === stored) setAddress(storedAddress)
  }

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
  }

  function settle(nextAddress: string) {
    show(nextAddress)
    setError(undefined)
  }

  /** Uploads a chosen picture and returns its URL; a retry does not upload the same picture again. */
  async function store() {
    if (!chosen) return address
    if (uploaded.current?.from !== chosen) {
      const { image } = await images.uploadPortrait(await encodePicture(chosen))
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
    reset: () => settle(storedAddress),
    /** This address is stored now. */
    settle,
    forget: draft.forget,
    changeCrop: (change: (crop: Crop) => Crop) =>
      setChosen((before) => before && { ...before, crop: change(before.crop) }),
  }
}

export type PictureInput = ReturnType<typeof usePicture>
