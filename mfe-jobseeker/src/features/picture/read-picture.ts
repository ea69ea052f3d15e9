import { t } from '@swipefolio/shared/i18n'

/** The image types that the server accepts. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

const largestFile = 40 * 1024 * 1024
const longestSide = 4000

/** Its message is shown to the person. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
}

async function shrink(picture: ImageBitmap) {
  const scale = longestSide / Math.max(picture.width, picture.height)
  if (scale >= 1) return picture
  const smaller = await createImageBitmap(picture, {
    resizeWidth: Math.round(picture.width * scale),
    resizeHeight: Math.round(picture.height * scale),
    resizeQuality: 'high',
  })
  picture.close()
  return smaller
}

/** Decodes an image file, applies its EXIF orientation and limits its size to save memory. */
export async function readPicture(file: Blob): Promise<ImageBitmap> {
  if (!pictureTypes.includes(file.type)) throw new PictureError(t('Unsupported image'))
  if (file.size > largestFile) throw new PictureError(t('The picture is too large: at most 40 MB'))
  try {
    return await shrink(await createImageBitmap(file, { imageOrientation: 'from-image' }))
  } catch (error) {
    console.debug('A picture could not be read', error)
    throw new PictureError(t('Unsupported image'))
  }
}
