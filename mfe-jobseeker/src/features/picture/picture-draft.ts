import { storage } from '@swipefolio/shared/between-apps'
import { sessionOwner } from '@swipefolio/shared/session'
import type { Crop } from './crop'
import { type CroppedPicture, encodeCanvas } from './draw-picture'

/** Small enough for session storage (about 5 MB), large enough to be cropped to a cover. */
const keptSide = 2000
const largestDraft = 3_000_000

type DraftPicture = Omit<CroppedPicture, 'frame'>

interface PictureDraft {
  owner: string
  name: string
  crop: Crop
  /** The whole picture as a data URL. */
  data: string
}

function read(name: string) {
  const draft = JSON.parse(storage.draftPicture.get() ?? 'null') as PictureDraft | null
  return draft?.owner === sessionOwner() && draft.name === name ? draft : undefined
}

const dataUrlOf = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(new Error('A picture could not be read')))
    reader.readAsDataURL(file)
  })

async function encode(bitmap: ImageBitmap) {
  const canvas = document.createElement('canvas')
  const scale = Math.min(1, keptSide / Math.max(bitmap.width, bitmap.height))
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  }
  return dataUrlOf(await encodeCanvas(canvas))
}

const encoded = new WeakMap<ImageBitmap, Promise<string>>()

/** The newest unsaved picture of this account and its crop, in session storage beside the form's draft. */
export const pictureDraft = {
  async find(name: string): Promise<DraftPicture | undefined> {
    const draft = read(name)
    if (!draft) return undefined
    const [head = '', content = ''] = draft.data.split(',')
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
    const type = /^data:([^;]+)/.exec(head)?.[1]
    return { bitmap: await createImageBitmap(new Blob([bytes], { type })), crop: draft.crop }
  },
  async save(name: string, { bitmap, crop }: DraftPicture) {
    const owner = sessionOwner()
    const encoding = encoded.get(bitmap) ?? encode(bitmap)
    encoded.set(bitmap, encoding)
    const data = await encoding
    if (data.length > largestDraft) return
    const draft: PictureDraft = { owner, name, crop, data }
    storage.draftPicture.set(JSON.stringify(draft))
  },
  remove(name: string) {
    if (read(name)) storage.draftPicture.remove()
  },
}
