import type { PageDescription } from '@swipefolio/platform/front-door'
import { type Language, paths } from '@swipefolio/shared/contract'
import { findPage } from '../modules/public-page/service'
import { sharePictureName } from '../modules/public-page/share-picture'
import { findProjectRequest } from '../modules/project-requests/repository'
import type { Services } from '../foundation/services'
import { type Translator, translatorFor } from '../i18n/translator'
import { loggableError } from '../foundation/loggable-error'

const longestDescription = 150

interface Texts {
  title: string
  description: string
}

const textsIn = ({ t }: Translator) => {
  const slogan = t(
    'Projects and skills ahead of resumes: job seekers publish what they built, recruiters swipe it.',
  )
  const pages: Record<string, Texts> = {
    [paths.home]: { title: t('Swipe Into Your Dream Job'), description: slogan },
    [paths.login]: { title: t('Log In'), description: t('Log in to Swipefolio.') },
    [paths.signup]: { title: t('Sign Up'), description: t('Join Swipefolio with your projects.') },
    [paths.swipeProjects]: {
      title: t('Start Swiping'),
      description: t('Projects, one at a time.'),
    },
    [paths.dashboard]: {
      title: t('Dashboard'),
      description: t('Your projects, requests and contacts.'),
    },
    [paths.projectRequests]: {
      title: t('Project Requests'),
      description: t('What recruiters would like to see built. Answer with a repository.'),
    },
    [paths.aboutUs]: {
      title: t('About Us'),
      description: t('Why projects say more than resumes.'),
    },
    [paths.faq]: { title: t('FAQs'), description: t('Questions about Swipefolio, answered.') },
    [paths.terms]: { title: t('Terms of Service'), description: t('The rules of Swipefolio.') },
    [paths.privacy]: {
      title: t('Privacy Policy'),
      description: t('What Swipefolio stores, and who sees it.'),
    },
    [paths.aiReview]: {
      title: t('AI Project Review'),
      description: t('A review of a public repository.'),
    },
    '/platform/ui': {
      title: t('Design Language'),
      description: t('Every component in every state.'),
    },
  }
  return {
    slogan,
    pages,
    profile: t('Profile'),
    projectRequest: t('Project Request'),
    notFound: t('Page not found'),
    projectsBy: (name: string) => t('Projects by {name}.', { name }),
  }
}

type PageTexts = ReturnType<typeof textsIn>

const textsBy = {
  en: textsIn(translatorFor('en')),
  he: textsIn(translatorFor('he')),
} satisfies Record<Language, PageTexts>

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
async function describePublicPage(
  db: DescribeServices['db'],
  handle: string,
  { projectsBy }: PageTexts,
) {
  const found = await findPage({ db }, decoded(handle))
  if (!found) return undefined
  const { page, isListed } = found
  const said = [page.headline, page.about].filter(Boolean).join(' · ')
  const picture = sharePictureName(page)
  return {
    status: 200,
    title: titled(page.fullName),
    description: firstCharacters(said.replaceAll(/\s+/g, ' ')) || projectsBy(page.fullName),
    isListed,
    ...(picture && { image: `/api/public-pages/${page.handle}/share/${picture}` }),
  }
}

/**
 * The title and description of the page at a path, in a language. Project requests and public pages have their own words; other paths use `title`.
 */
export const describePages =
  ({ db, logger }: DescribeServices) =>
  async (path: string, title?: string, language?: string): Promise<PageDescription> => {
    const texts = textsBy[translatorFor(language).language]
    const { pages, slogan } = texts
    const page = pages[path]
    if (page) return { status: 200, title: titled(page.title), description: page.description }
    if (userPath.test(path)) {
      return { status: 200, title: titled(texts.profile), description: slogan }
    }
    const requestId = requestPath.exec(path)?.[1]
    const handle = pagePath.exec(path)?.[1]
    try {
      const described = requestId
        ? await describeRequest(db, Number(requestId))
        : handle !== undefined && (await describePublicPage(db, handle, texts))
      if (described) return described
    } catch (error) {
      const named = requestId ? 'Project Request' : 'Profile'
      logger.warn({ err: loggableError(error) }, `A page could not be described: ${named}`)
      const shown = requestId ? texts.projectRequest : texts.profile
      return { status: 200, title: titled(shown), description: slogan }
    }
    // A route of an app that this list does not know.
    if (title && !/^\/(?:project-request|p)\//.test(path)) {
      return { status: 200, title: titled(title), description: slogan }
    }
    return { status: 404, title: titled(texts.notFound), description: slogan }
  }
