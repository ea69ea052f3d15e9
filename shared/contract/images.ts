import Type, { type Static } from 'typebox'
import { call, content } from './call'
import { parameter } from './parameters'

/** The address of an uploaded image. */
export const UploadedImage = Type.Object({ image: Type.String() })
export type UploadedImage = Static<typeof UploadedImage>

export const imageCalls = {
  'POST /api/user/images': call({
    access: 'jobseeker',
    summary: 'Upload an image for a project',
    notes:
      'At most 5 MiB. The picture is encoded anew as WebP, at most 1600 pixels wide and high, without anything else that was in the file. An image that no project uses is deleted after a day. At most 50 megapixels, an AVIF at most 12; at most 30 uploads an hour.',
    refusals: { conflict: 'Too many of your images are used by no project.' },
    rawBody: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
    response: UploadedImage,
  }),
  'POST /api/user/profile/picture': call({
    access: 'jobseeker',
    summary: 'Upload a picture for my profile',
    notes:
      'As for a project, but its middle is cut out as a square of at most 800 pixels. A picture that no profile shows is deleted after a day.',
    refusals: { conflict: 'Too many of your images are not used.' },
    rawBody: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
    response: UploadedImage,
  }),
}

export const imageRoutes = {
  'GET /api/images/:name': call({
    access: 'public',
    summary: 'Read an uploaded image',
    notes: 'An address never answers another image: it may be cached for ever.',
    refusals: { 'not-found': 'There is no such image.' },
    params: Type.Object({ name: parameter('The file’s name, as the upload answered it.') }),
    response: content('image/webp'),
  }),
}
