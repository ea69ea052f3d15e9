import { Journey, type JourneyStep } from './journey'
import { LikedProjects, ThreeDecisions } from './journey-art'

const jobSeekerSteps: JourneyStep[] = [
  {
    title: 'Publish a project',
    text: 'A title, a few honest lines, the technologies, a link. No cover letter.',
  },
  {
    title: 'Stay anonymous',
    text: 'Recruiters judge the work. Your name and address stay with us.',
  },
  {
    title: 'Get liked',
    text: 'A like tells the recruiter who you are, tells you who they are, and opens a chat.',
  },
  {
    title: 'Talk',
    text: 'You begin with something both of you care about: the thing you built.',
  },
]

const recruiterSteps: JourneyStep[] = [
  {
    title: 'Open the deck',
    text: 'One project at a time, newest first, and only those that you have not seen.',
  },
  {
    title: 'Swipe',
    text: 'Right to like, left to unlike, up to save it for a second look.',
  },
  {
    title: 'Meet the maker',
    text: 'With your like the name appears, and so do their other projects.',
  },
  {
    title: 'Ask for more',
    text: 'Nothing fits? Post a project request and see who takes it on.',
  },
]

/** Four steps for each role. */
export const Journeys = () => (
  <>
    <Journey
      kicker="For job seekers"
      title="From a side project to a first conversation"
      tone="like"
      steps={jobSeekerSteps}
      art={<LikedProjects />}
    />
    <Journey
      kicker="For recruiters"
      title="See the work before you see the name"
      tone="save"
      steps={recruiterSteps}
      art={<ThreeDecisions />}
    />
  </>
)
