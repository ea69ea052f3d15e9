import { msg } from '../i18n/msg'
import { collectRefusals } from './refusals'
import { maxPublicProjects } from './limits'

/** The parts of a profile that its owner can show on the public page, in the order of the form. */
export const publicFields = [
  'image',
  'headline',
  'about',
  'place',
  'availability',
  'languages',
  'links',
] as const

export const handleTaken = msg('This handle is taken')
const handleMissing = msg('Please choose a handle')
const handleForm = msg('Use 3 to 30 letters from a to z, digits and single hyphens between them')

export interface PublicPageValues {
  isOn?: boolean
  handle?: string
  projectIds?: readonly number[]
}

/** Whether a text can be the last part of a public page's address. */
export const isHandle = (text: string) =>
  text.length >= 3 && text.length <= 30 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)

/** A public page. The handle may be empty while the page is off. */
export const checkPublicPage = ({ isOn = false, handle = '', projectIds = [] }: PublicPageValues) =>
  collectRefusals([
    ['handle', isOn && handle === '' && handleMissing],
    ['handle', handle !== '' && !isHandle(handle) && handleForm],
    [
      'projectIds',
      new Set(projectIds).size > maxPublicProjects &&
        msg('At most {count} projects', { count: maxPublicProjects }),
    ],
  ])
