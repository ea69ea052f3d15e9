import { useEffect, useRef } from 'react'
import { type DraftPicture, pictureDraft } from './picture-draft'

/** Of changes to what is encoded already, such as each step of a crop. */
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
    if (!pictureDraft.keys(name)) return
    pictureDraft.find(name).then((pictures) => restore.current(pictures), log)
  }, [name])

  useEffect(() => {
    if (chosen.length === 0) return undefined
    isForgotten.current = false
    let isLatest = true
    const save = () => {
      if (isLatest && !isForgotten.current) pictureDraft.save(name, chosen)
    }
    pictureDraft.encode(chosen, save).catch(log)
    const timer = setTimeout(save, saveDelay)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [name, chosen])

  return {
    forget() {
      isForgotten.current = true
      pictureDraft.remove(name)
    },
  }
}
