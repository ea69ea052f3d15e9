import { upload } from './request'

/** Images for projects and profiles. */
export const images = {
  /** Returns the URL for a project's `image`. */
  upload: (file: Blob) => upload('POST /api/user/images', file),
  /** Returns the URL for the profile's `image`. */
  uploadPortrait: (file: Blob) => upload('POST /api/user/profile/picture', file),
}
