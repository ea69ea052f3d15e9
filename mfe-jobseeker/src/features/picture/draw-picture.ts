import { coverSize, type Crop, seenArea } from './crop'

export interface CroppedPicture {
  bitmap: ImageBitmap
  crop: Crop
}

/** Draws what the crop shows, over white where the picture is transparent. */
export function drawPicture(canvas: HTMLCanvasElement, { bitmap, crop }: CroppedPicture) {
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, top, width, height } = seenArea(bitmap, crop)
  context.imageSmoothingQuality = 'high'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, left, top, width, height, 0, 0, canvas.width, canvas.height)
}

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85))

/** The crop as a file for the upload: small enough to arrive over a slow line. */
export async function encodePicture(picture: CroppedPicture): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const scale = Math.min(1, seenArea(picture.bitmap, picture.crop).width / coverSize.width)
  canvas.width = Math.max(1, Math.round(coverSize.width * scale))
  canvas.height = Math.max(1, Math.round(coverSize.height * scale))
  drawPicture(canvas, picture)
  const webp = await toBlob(canvas, 'image/webp')
  // A browser that cannot write WebP answers PNG, which is large.
  const file = webp?.type === 'image/webp' ? webp : await toBlob(canvas, 'image/jpeg')
  if (!file) throw new Error('The picture could not be encoded')
  return file
}
