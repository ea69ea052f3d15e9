import type { Project } from '@swipefolio/shared/contract'

/** A picture among a form's values. Without an address it is a file that was chosen for this key. */
export interface FormPicture {
  key: string
  image: string
  imageAlt: string
}

export const formPicturesOf = (project: Project | undefined): FormPicture[] =>
  project
    ? [{ image: project.image, imageAlt: project.imageAlt }, ...(project.morePictures ?? [])]
        .filter(({ image }) => image)
        .map(({ image, imageAlt }) => ({ key: image, image, imageAlt }))
    : []

/** A key that no other picture of a form has. */
export const newKey = () => Math.random().toString(36).slice(2)

/** The list with one picture at another place. */
export function movePicture<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = items[from]
  return moved === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, moved)
}
