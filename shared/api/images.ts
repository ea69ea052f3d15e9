import { upload } from './request'

/** Images for projects. */
export const images = {
  /** Returns the URL for a project's `image`. */
  upload: (file: Blob) => upload('POST /api/user/images', file),
}
