import { storage } from '@swipefolio/shared/between-apps'
import { sessionOwner } from '@swipefolio/shared/session'
import type { Crop } from './crop'
import { type CroppedPicture, encodeCanvas } from './draw-picture'

/** Small enough for session storage (about 5 MB), large enough to be cropped to a cover. */
const keptSide = 2000
const largestDraft = 3_000_000

/** An unsaved picture of a form; `key` tells those of one form apart. */
export interface DraftPicture extends Omit<CroppedPicture, 'frame'> {
  key: string
}

interface StoredPicture {
  key: string
  crop: Crop
  /** The whole picture as a data URL. */
  data: string
}

interface StoredDraft {
  owner: string
  name: string
  pictures: StoredPicture[]
}

function read(name: string): StoredPicture[] | undefined {
  const draft = JSON.parse(storage.draftPicture.get() ?? 'null') as Partial<StoredDraft> | null
  return draft?.owner === sessionOwner() && draft.name === name ? draft.pictures : undefined
}

const dataUrlOf = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(new Error('A picture could not be read')))
    reader.readAsDataURL(file)
  })

/** What can be stored of a picture: a data URL. */
const encoded = new WeakMap<ImageBitmap, string>()

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
  encoded.set(bitmap, await dataUrlOf(await encodeCanvas(canvas)))
}

const encodings = new WeakMap<ImageBitmap, Promise<void>>()
const encodeOnce = (bitmap: ImageBitmap) => {
  const encoding = encodings.get(bitmap) ?? encode(bitmap)
  encodings.set(bitmap, encoding)
  return encoding
}

async function decode({ key, crop, data }: StoredPicture): Promise<DraftPicture> {
  const [head = '', content = ''] = data.split(',')
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
  const type = /^data:([^;]+)/.exec(head)?.[1]
  const bitmap = await createImageBitmap(new Blob([bytes], { type }))
  encoded.set(bitmap, data)
  return { key, crop, bitmap }
}

/** The unsaved pictures of the form that this account used last, with their crops, in session storage beside the form's draft. */
export const pictureDraft = {
  /** Of those that are kept; undefined without a draft. */
  keys: (name: string) => read(name)?.map(({ key }) => key),
  find: (name: string): Promise<DraftPicture[]> => Promise.all((read(name) ?? []).map(decode)),
  /** Encodes what is not encoded yet, and calls back after each of these. */
  async encode(drafts: readonly DraftPicture[], onEncoded: () => void) {
    for (const { bitmap } of drafts.filter((draft) => !encoded.has(draft.bitmap))) {
      await encodeOnce(bitmap)
      onEncoded()
    }
  },
  /** Keeps the first of the encoded ones that there is room for. */
  save(name: string, drafts: readonly DraftPicture[]) {
    const owner = sessionOwner()
    const pictures: StoredPicture[] = []
    let room = largestDraft
    for (const { key, crop, bitmap } of drafts) {
      const data = encoded.get(bitmap)
      if (data === undefined || data.length > room) continue
      room -= data.length
      pictures.push({ key, crop, data })
    }
    if (pictures.length === 0) return
    storage.draftPicture.set(JSON.stringify({ owner, name, pictures } satisfies StoredDraft))
  },
  remove(name: string) {
    if (read(name)) storage.draftPicture.remove()
  },
}
