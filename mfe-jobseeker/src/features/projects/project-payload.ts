import type { ProjectPayload } from '@swipefolio/shared/api'
import type { Project, Technology } from '@swipefolio/shared/contract'

export interface ProjectFormValues {
  title: string
  about: string
  technologies: Technology[]
  /** Text of the technology field that is not chosen. */
  technologyText: string
  imageAlt: string
  gitUrl: string
  websiteUrl: string
}

export const formValuesOf = (project: Project | undefined): ProjectFormValues => ({
  title: project?.title ?? '',
  about: project?.about ?? '',
  technologies: project?.technologies ?? [],
  technologyText: '',
  imageAlt: project?.imageAlt ?? '',
  gitUrl: project?.gitUrl ?? '',
  websiteUrl: project?.websiteUrl ?? '',
})

/** The request body for a project, with trimmed values. */
export const payloadOf = (
  { technologies, ...values }: ProjectFormValues,
  { id = 0, image }: { id?: number; image: string },
): ProjectPayload => ({
  project: {
    id,
    title: values.title.trim(),
    image,
    imageAlt: image && values.imageAlt.trim(),
    about: values.about.trim(),
    gitUrl: values.gitUrl.trim(),
    websiteUrl: values.websiteUrl.trim(),
  },
  technologies,
})
