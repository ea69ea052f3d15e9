import { t } from '@swipefolio/shared/i18n'
import { Journey, type JourneyStep } from './journey'
import { LikedProjects, ThreeDecisions } from './journey-art'

const jobSeekerSteps: JourneyStep[] = [
  {
    title: t('Publish a project'),
    text: t('A title, a few honest lines, the technologies, a link. No cover letter.'),
  },
  {
    title: t('Stay anonymous'),
    text: t('Recruiters judge the work. Your name and address stay with us.'),
  },
  {
    title: t('Get liked'),
    text: t('A like tells the recruiter who you are, tells you who they are, and opens a chat.'),
  },
  {
    title: t('Talk'),
    text: t('You begin with something both of you care about: the thing you built.'),
  },
]

const recruiterSteps: JourneyStep[] = [
  {
    title: t('Open the deck'),
    text: t('One project at a time, newest first, and only those that you have not seen.'),
  },
  {
    title: t('Swipe'),
    text: t('Right to like, left to unlike, up to save it for a second look.'),
  },
  {
    title: t('Meet the maker'),
    text: t('With your like the name appears, and so do their other projects.'),
  },
  {
    title: t('Ask for more'),
    text: t('Nothing fits? Post a project request and see who takes it on.'),
  },
]

/** Four steps for each role. */
export const Journeys = () => (
  <>
    <Journey
      kicker={t('For job seekers')}
      title={t('From a side project to a first conversation')}
      tone="like"
      steps={jobSeekerSteps}
      art={<LikedProjects />}
    />
    <Journey
      kicker={t('For recruiters')}
      title={t('See the work before you see the name')}
      tone="save"
      steps={recruiterSteps}
      art={<ThreeDecisions />}
    />
  </>
)
