import { lazy, Suspense } from 'react'
import type { PictureRowProps } from './picture-row'
import { ProjectCover } from './project-cover'

const PictureRow = lazy(() =>
  import('./picture-row').then((loaded) => ({ default: loaded.PictureRow })),
)

export type ProjectPicturesProps = PictureRowProps

/** All pictures of a project: one alone as its cover, several in a row. */
export const ProjectPictures = ({ project, className }: ProjectPicturesProps) => {
  const { title, technologies, image, imageAlt, morePictures = [] } = project
  const cover = (
    <ProjectCover
      className={className}
      title={title}
      technologies={technologies}
      image={image}
      alt={imageAlt}
    />
  )
  return morePictures.length > 0 ? (
    <Suspense fallback={cover}>
      <PictureRow project={project} className={className} />
    </Suspense>
  ) : (
    cover
  )
}
