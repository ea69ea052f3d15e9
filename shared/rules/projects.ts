import { msg, type Translatable } from '../i18n/msg'
import { isWebAddress } from './addresses'
import { collectRefusals } from './refusals'
import { isBlank, maxLength, maxPictures, maxTechnologies, isTooLong } from './limits'

export interface ProjectValues {
  title?: string
  about?: string
  imageAlt?: string
  morePictures?: readonly { imageAlt?: string }[]
  gitUrl?: string
  websiteUrl?: string
  technologies?: readonly unknown[]
}

const badAddress = (address = '', sentence: Translatable) =>
  !isBlank(address) && !isWebAddress(address.trim()) && sentence

const longestAlt = ({ imageAlt = '', morePictures = [] }: ProjectValues) =>
  morePictures.reduce(
    (longest, { imageAlt: other = '' }) => (other.length > longest.length ? other : longest),
    imageAlt,
  )

/** Adding and editing a project. */
export const checkProject = (values: ProjectValues) =>
  collectRefusals([
    ['title', isBlank(values.title) && msg('Project title is required')],
    [
      'title',
      isTooLong(values.title, maxLength.title) &&
        msg('Title is too long: at most {count} characters', { count: maxLength.title }),
    ],
    [
      'technologies',
      (values.technologies?.length ?? 0) === 0 && msg('At least one technology is required'),
    ],
    [
      'technologies',
      (values.technologies?.length ?? 0) > maxTechnologies &&
        msg('At most {count} technologies', { count: maxTechnologies }),
    ],
    ['gitUrl', badAddress(values.gitUrl, msg('Please enter a valid GitHub URL'))],
    [
      'gitUrl',
      isTooLong(values.gitUrl, maxLength.url) &&
        msg('Repository address is too long: at most {count} characters', { count: maxLength.url }),
    ],
    ['websiteUrl', badAddress(values.websiteUrl, msg('Please enter a valid website URL'))],
    [
      'websiteUrl',
      isTooLong(values.websiteUrl, maxLength.url) &&
        msg('Website address is too long: at most {count} characters', { count: maxLength.url }),
    ],
    [
      'about',
      isTooLong(values.about, maxLength.about) &&
        msg('About is too long: at most {count} characters', { count: maxLength.about }),
    ],
    [
      'imageAlt',
      isTooLong(longestAlt(values), maxLength.imageAlt) &&
        msg('Image description is too long: at most {count} characters', {
          count: maxLength.imageAlt,
        }),
    ],
    [
      'morePictures',
      (values.morePictures?.length ?? 0) >= maxPictures &&
        msg('At most {count} pictures', { count: maxPictures }),
    ],
  ])
