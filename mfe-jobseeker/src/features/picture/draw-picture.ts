import { type Crop, type Size, visibleArea } from './crop'

export interface CroppedPicture {
  bitmap: ImageBitmap
  crop: Crop
  /** The size that it is stored in. */
  frame: Size
}

/** Draws the cropped picture on a white background. */
export function drawPicture(canvas: HTMLCanvasElement, { bitmap, crop, frame }: CroppedPicture) {
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, top, width, height } = visibleArea(bitmap, crop, frame)
  context.imageSmoothingQuality = 'high'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, left, top, width, height, 0, 0, canvas.width, canvas.height)
}

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85))

/** Encodes the cropped picture for the upload, scaled down to the size of its frame. */
export async function encodePicture(picture: CroppedPicture): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const { bitmap, crop, frame } = picture
  const scale = Math.min(1, visibleArea(bitmap, crop, frame).width / frame.width)
  canvas.width = Math.max(1, Math.round(frame.width * scale))
  canvas.height = Math.max(1, Math.round(frame.height * scale))
  drawPicture(canvas, picture)
  return encodeCanvas(canvas)
}

/** A WebP file; a JPEG where the browser cannot encode WebP. */
export async function encodeCanvas(canvas: HTMLCanvasElement): Promise<Blob> {
  const webp = await toBlob(canvas, 'image/webp')
  // A browser that cannot encode WebP returns PNG, which is large.
  const file = webp?.type === 'image/webp' ? webp : await toBlob(canvas, 'image/jpeg')
  if (!file) throw new Error('The picture could not be encoded')
  return file
}
