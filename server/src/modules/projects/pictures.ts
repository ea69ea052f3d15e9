import type { CallBody, Picture } from '@swipefolio/shared/contract'
import type { Executor } from '../../foundation/db/database'
import { unsupportedImage } from '../images/encode'
import { holdImageOf, releaseImage } from '../images/repository'

type ProjectFields = CallBody<'POST /api/user/projects'>['project']

interface StoredPictures {
  image: string
  image_alt: string
  more_pictures: Picture[]
}

/** The columns of a project's pictures: each picture once, the first one as its cover. */
function columnsOf(pictures: Picture[]): StoredPictures {
  const [cover, ...more] = pictures.filter(
    ({ image }, place) => pictures.findIndex((other) => other.image === image) === place,
  )
  return {
    image: cover?.image ?? '',
    image_alt: cover?.imageAlt ?? '',
    more_pictures: more,
  }
}

/** The pictures that a body asks for. A client that knows only of one keeps those after it. */
export function readPictures(
  { image = '', imageAlt = '', morePictures }: ProjectFields,
  stored: Picture[] = [],
): StoredPictures {
  const more = morePictures?.map((picture) => ({
    image: picture.image ?? '',
    imageAlt: picture.imageAlt ?? '',
  }))
  return columnsOf(
    [{ image, imageAlt }, ...(more ?? stored)]
      .filter((picture) => picture.image)
      .map((picture) => ({ ...picture, imageAlt: picture.imageAlt.trim() })),
  )
}

const addressesOf = ({ image, more_pictures }: StoredPictures) =>
  [image, ...more_pictures.map((picture) => picture.image)].filter(Boolean)

/** Locks the pictures until the transaction ends. Throws 400 for one that the owner has not uploaded. */
export async function holdPictures(db: Executor, ownerId: number, pictures: StoredPictures) {
  for (const address of addressesOf(pictures)) {
    if (!(await holdImageOf(db, { ownerId, address, isSquare: false }))) throw unsupportedImage()
  }
}

/** Marks the pictures that are no longer shown, always in one order, so that two edits cannot lock each other out. */
export async function releasePictures(
  db: Executor,
  { before, after }: { before: StoredPictures; after?: StoredPictures },
  at: Date,
) {
  const kept = new Set(after && addressesOf(after))
  for (const address of addressesOf(before).toSorted()) {
    if (!kept.has(address)) await releaseImage(db, address, at)
  }
}
