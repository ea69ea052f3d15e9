import { isWebAddress } from './addresses'
import { collectErrors } from './field-errors'
import { isBlank, maxLength, maxPictures, maxTechnologies, tooLong } from './limits'

export interface ProjectValues {
  title?: string
  about?: string
  imageAlt?: string
  morePictures?: readonly { imageAlt?: string }[]
  gitUrl?: string
  websiteUrl?: string
  technologies?: readonly unknown[]
}

const badAddress = (address = '', message: string) =>
  !isBlank(address) && !isWebAddress(address.trim()) && message

const longestAlt = ({ imageAlt = '', morePictures = [] }: ProjectValues) =>
  morePictures.reduce(
    (longest, { imageAlt: other = '' }) => (other.length > longest.length ? other : longest),
    imageAlt,
  )

/** Adding and editing a project. */
export const checkProject = (values: ProjectValues) =>
  collectErrors([
    ['title', isBlank(values.title) && 'Project title is required'],
    ['title', tooLong('Title', values.title, maxLength.title)],
    [
      'technologies',
      (values.technologies?.length ?? 0) === 0 && 'At least one technology is required',
    ],
    [
      'technologies',
      (values.technologies?.length ?? 0) > maxTechnologies &&
        `At most ${maxTechnologies} technologies`,
    ],
    ['gitUrl', badAddress(values.gitUrl, 'Please enter a valid GitHub URL')],
    ['gitUrl', tooLong('Repository address', values.gitUrl, maxLength.url)],
    ['websiteUrl', badAddress(values.websiteUrl, 'Please enter a valid website URL')],
    ['websiteUrl', tooLong('Website address', values.websiteUrl, maxLength.url)],
    ['about', tooLong('About', values.about, maxLength.about)],
    ['imageAlt', tooLong('Image description', longestAlt(values), maxLength.imageAlt)],
    [
      'morePictures',
      (values.morePictures?.length ?? 0) >= maxPictures && `At most ${maxPictures} pictures`,
    ],
  ])
