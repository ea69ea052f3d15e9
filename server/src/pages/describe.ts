import type { PageDescription } from '@swipefolio/platform/front-door'
import { paths } from '@swipefolio/shared/contract'
import { findPage } from '../modules/public-page/service'
import { sharePictureName } from '../modules/public-page/share-picture'
import { findProjectRequest } from '../modules/project-requests/repository'
import type { Services } from '../foundation/services'
import { loggableError } from '../foundation/loggable-error'

const longestDescription = 150
const slogan =
  'Projects and skills ahead of resumes: job seekers publish what they built, recruiters swipe it.'

const pages: Record<string, { title: string; description: string }> = {
  [paths.home]: { title: 'Swipe Into Your Dream Job', description: slogan },
  [paths.login]: { title: 'Log In', description: 'Log in to Swipefolio.' },
  [paths.signup]: { title: 'Sign Up', description: 'Join Swipefolio with your projects.' },
  [paths.swipeProjects]: { title: 'Start Swiping', description: 'Projects, one at a time.' },
  [paths.dashboard]: { title: 'Dashboard', description: 'Your projects, requests and contacts.' },
  [paths.projectRequests]: {
    title: 'Project Requests',
    description: 'What recruiters would like to see built. Answer with a repository.',
  },
  [paths.aboutUs]: { title: 'About Us', description: 'Why projects say more than resumes.' },
  [paths.faq]: { title: 'FAQs', description: 'Questions about Swipefolio, answered.' },
  [paths.terms]: { title: 'Terms of Service', description: 'The rules of Swipefolio.' },
  [paths.privacy]: {
    title: 'Privacy Policy',
    description: 'What Swipefolio stores, and who sees it.',
  },
  [paths.aiReview]: { title: 'AI Project Review', description: 'A review of a public repository.' },
  '/platform/ui': { title: 'Design Language', description: 'Every component in every state.' },
}

const titled = (title: string) => `${title} · Swipefolio`
const requestPath = /^\/project-request\/([1-9]\d{0,15})$/
const userPath = /^\/user\/[^/]+$/

const pagePath = /^\/p\/([^/]*)$/

type DescribeServices = Pick<Services, 'db' | 'logger'>

/** The part of a path as the page's call is asked for it; nothing for one that cannot be read. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

const firstCharacters = (text: string) => Array.from(text).slice(0, longestDescription).join('')

async function describeRequest(db: DescribeServices['db'], id: number) {
  const request = await findProjectRequest(db, id)
  if (!request) return undefined
  const description = firstCharacters(request.mission)
  return { status: 200, title: titled(request.title), description }
}

/** By the statement that answers the page's own call. */
async function describePublicPage(db: DescribeServices['db'], handle: string) {
  const found = await findPage({ db }, decoded(handle))
  if (!found) return undefined
  const { page, isListed } = found
  const said = [page.headline, page.about].filter(Boolean).join(' · ')
  const picture = sharePictureName(page)
  return {
    status: 200,
    title: titled(page.fullName),
    description: firstCharacters(said.replaceAll(/\s+/g, ' ')) || `Projects by ${page.fullName}.`,
    isListed,
    ...(picture && { image: `/api/public-pages/${page.handle}/share/${picture}` }),
  }
}

/**
 * The title and description of the page at a path. Project requests and public pages have their own; other paths use `title`.
 */
export const describePages =
  ({ db, logger }: DescribeServices) =>
  async (path: string, title?: string): Promise<PageDescription> => {
    const page = pages[path]
    if (page) return { status: 200, title: titled(page.title), description: page.description }
    if (userPath.test(path)) return { status: 200, title: titled('Profile'), description: slogan }
    const requestId = requestPath.exec(path)?.[1]
    const handle = pagePath.exec(path)?.[1]
    const named = requestId ? 'Project Request' : 'Profile'
    try {
      const described = requestId
        ? await describeRequest(db, Number(requestId))
        : handle !== undefined && (await describePublicPage(db, handle))
      if (described) return described
    } catch (error) {
      logger.warn({ err: loggableError(error) }, `A page could not be described: ${named}`)
      return { status: 200, title: titled(named), description: slogan }
    }
    // A route of an app that this list does not know.
    if (title && !/^\/(?:project-request|p)\//.test(path)) {
      return { status: 200, title: titled(title), description: slogan }
    }
    return { status: 404, title: titled('Page not found'), description: slogan }
  }
