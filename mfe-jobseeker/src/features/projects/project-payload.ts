import type { ProjectPayload } from '@swipefolio/shared/api'
import type { Project, Technology } from '@swipefolio/shared/contract'

export interface ProjectFormValues {
  title: string
  about: string
  technologies: Technology[]
  gitUrl: string
  websiteUrl: string
}

export const formValuesOf = (project: Project | undefined): ProjectFormValues => ({
  title: project?.title ?? '',
  about: project?.about ?? '',
  technologies: project?.technologies ?? [],
  gitUrl: project?.gitUrl ?? '',
  websiteUrl: project?.websiteUrl ?? '',
})

/** What the server stores: the form's values, and of the project edited its id and image. */
export const payloadOf = (
  { technologies, ...values }: ProjectFormValues,
  project: Project | undefined,
): ProjectPayload => ({
  project: {
    id: project?.id ?? 0,
    title: values.title.trim(),
    image: project?.image ?? '',
    about: values.about.trim(),
    gitUrl: values.gitUrl.trim(),
    websiteUrl: values.websiteUrl.trim(),
  },
  technologies,
})
