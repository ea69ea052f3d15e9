import { useEffect, useRef } from 'react'
import type { CroppedPicture } from './draw-picture'
import { pictureDraft } from './picture-draft'

const saveDelay = 250

const log = (error: unknown) => console.debug('The draft of a picture failed', error)

/** Restores the unsaved picture of a form, and stores each chosen one until it is forgotten. */
export function usePictureDraft(
  name: string,
  chosen: CroppedPicture | undefined,
  onRestored: (picture: Omit<CroppedPicture, 'frame'>) => void,
) {
  const isForgotten = useRef(false)
  const restore = useRef(onRestored)

  useEffect(() => {
    pictureDraft.find(name).then((picture) => picture && restore.current(picture), log)
  }, [name])

  useEffect(() => {
    if (!chosen) return undefined
    isForgotten.current = false
    const timer = setTimeout(() => {
      pictureDraft
        .save(name, chosen)
        .then(() => isForgotten.current && pictureDraft.remove(name), log)
    }, saveDelay)
    return () => clearTimeout(timer)
  }, [name, chosen])

  return {
    forget() {
      isForgotten.current = true
      pictureDraft.remove(name)
    },
  }
}
