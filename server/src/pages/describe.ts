import type { PageDescription } from '@swipefolio/platform/front-door'
import { paths } from '@swipefolio/shared/contract'
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

/**
 * The title and description of the page at a path. Project requests have their own; other paths use `title`.
 */
export const describePages =
  ({ db, logger }: Pick<Services, 'db' | 'logger'>) =>
  async (path: string, title?: string): Promise<PageDescription> => {
    const page = pages[path]
    if (page) return { status: 200, title: titled(page.title), description: page.description }
    if (userPath.test(path)) return { status: 200, title: titled('Profile'), description: slogan }
    const requestId = requestPath.exec(path)?.[1]
    if (requestId) {
      try {
        const request = await findProjectRequest(db, Number(requestId))
        if (request) {
          const description = Array.from(request.mission).slice(0, longestDescription).join('')
          return { status: 200, title: titled(request.title), description }
        }
      } catch (error) {
        logger.warn({ err: loggableError(error) }, 'A project request could not be described')
        return { status: 200, title: titled('Project Request'), description: slogan }
      }
    }
    // A route of an app that this list does not know.
    if (title && !path.startsWith('/project-request/')) {
      return { status: 200, title: titled(title), description: slogan }
    }
    return { status: 404, title: titled('Page not found'), description: slogan }
  }
