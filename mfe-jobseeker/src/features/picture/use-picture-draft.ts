import { useEffect, useRef } from 'react'
import { type DraftPicture, pictureDraft } from './picture-draft'

const saveDelay = 250

const log = (error: unknown) => console.debug('The draft of a picture failed', error)

/** Restores the unsaved pictures of a form, and stores the chosen ones until they are forgotten. */
export function usePictureDraft(
  name: string,
  chosen: readonly DraftPicture[],
  onRestored: (pictures: DraftPicture[]) => void,
) {
  const isForgotten = useRef(false)
  const restore = useRef(onRestored)

  useEffect(() => {
    if (!pictureDraft.has(name)) return
    pictureDraft.find(name).then((pictures) => restore.current(pictures), log)
  }, [name])

  useEffect(() => {
    if (chosen.length === 0) return undefined
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
