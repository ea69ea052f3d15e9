import type { ProjectPayload } from '@swipefolio/shared/api'
import type { Picture, Project, Technology } from '@swipefolio/shared/contract'
import { type FormPicture, formPicturesOf } from '../picture/form-pictures'
import type { ReadmeChange } from '../repository/readme-change'

export interface ProjectFormValues {
  title: string
  about: string
  technologies: Technology[]
  /** Text of the technology field that is not chosen. */
  technologyText: string
  pictures: FormPicture[]
  gitUrl: string
  websiteUrl: string
  readme: ReadmeChange
}

export const formValuesOf = (project: Project | undefined): ProjectFormValues => ({
  title: project?.title ?? '',
  about: project?.about ?? '',
  technologies: project?.technologies ?? [],
  technologyText: '',
  pictures: formPicturesOf(project),
  gitUrl: project?.gitUrl ?? '',
  websiteUrl: project?.websiteUrl ?? '',
  readme: null,
})

/** The request body for a project, with trimmed values. */
export const payloadOf = (
  { technologies, ...values }: ProjectFormValues,
  { id = 0, pictures: [cover, ...morePictures] }: { id?: number; pictures: Picture[] },
): ProjectPayload => ({
  project: {
    id,
    title: values.title.trim(),
    image: cover?.image ?? '',
    imageAlt: cover?.imageAlt ?? '',
    morePictures,
    about: values.about.trim(),
    gitUrl: values.gitUrl.trim(),
    websiteUrl: values.websiteUrl.trim(),
    ...(values.readme && { readmeId: values.readme === 'removed' ? null : values.readme.id }),
  },
  technologies,
})
