import { upload } from './request'

/** Images for projects. */
export const images = {
  /** Answers the address at which a project may show it. */
  upload: (file: Blob) => upload('POST /api/user/images', file),
}
