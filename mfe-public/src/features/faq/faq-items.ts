import { t } from '@swipefolio/shared/i18n'
export const faqCategories = [
  { value: 'all', label: t('All') },
  { value: 'general', label: t('General') },
  { value: 'job-seekers', label: t('For Job Seekers') },
  { value: 'recruiters', label: t('For Recruiters') },
] as const

export type FaqCategory = (typeof faqCategories)[number]['value']

export interface FaqItem {
  id: string
  category: Exclude<FaqCategory, 'all'>
  question: string
  answer: string
}

export const faqItems: readonly FaqItem[] = [
  {
    id: 'what',
    category: 'general',
    question: t('What is Swipefolio?'),
    answer: t(
      'A place where work comes before resumes. Job seekers publish projects, recruiters look at them one at a time and swipe: like, unlike or save. When a recruiter likes a project, the two can chat.',
    ),
  },
  {
    id: 'cost',
    category: 'general',
    question: t('What does it cost?'),
    answer: t(
      'Nothing: Swipefolio is free for now, for job seekers and for recruiters. We ask for no payment details. Should that ever change, you will be told before it concerns you.',
    ),
  },
  {
    id: 'who',
    category: 'general',
    question: t('Who can join?'),
    answer: t(
      'Anybody who is 18 or over. You sign up either as a job seeker or as a recruiter and confirm your email address with a code. The same address can have one account of each kind.',
    ),
  },
  {
    id: 'without-account',
    category: 'general',
    question: t('What can I see without an account?'),
    answer: t(
      'All project requests, with mission, position offer and deadline, and the pages about Swipefolio. Projects of job seekers are shown to logged-in recruiters only.',
    ),
  },
  {
    id: 'password',
    category: 'general',
    question: t('I forgot my password, or lost my phone and my codes. What now?'),
    answer: t(
      'Choose your role on the login page, then “Forgot Password?”. We mail you a verification code; with it you set a new password. All other sessions of your account end then.\n\nTwo-step login stays on: without your phone or passkey, log in with one of your recovery codes. If you have lost these, too, write to the people who run this Swipefolio, at the address that our mails come from: once they know that it is you, they can turn two-step login off. Your password stays as it is.',
    ),
  },
  {
    id: 'project',
    category: 'job-seekers',
    question: t('What makes a good project?'),
    answer: t(
      'One that a stranger understands in a minute: what it does, for whom, and what was hard about it. Tag the technologies, add the repository, and a live demo if you have one. It need not be finished, and it need not be large.',
    ),
  },
  {
    id: 'anonymous',
    category: 'job-seekers',
    question: t('Who can see my name?'),
    answer: t(
      'Only recruiters who liked one of your projects or revealed you as the author of a link that you sent them. After a like they see your email address only once you have answered in the chat. Everybody else sees the work without a name, an email address or a way to your profile. What you type yourself, such as a repository address, is shown as you typed it.',
    ),
  },
  {
    id: 'requests',
    category: 'job-seekers',
    question: t('How do I answer a project request?'),
    answer: t(
      'Open the request while you are logged in as a job seeker and send one of your projects or the address of a repository on GitHub, with a note if you like. You can send up to five repositories to one request until its deadline. My Submissions shows what became of each: seen, shortlisted, not this time, or revealed.',
    ),
  },
  {
    id: 'write-first',
    category: 'job-seekers',
    question: t('Can I write to a recruiter first?'),
    answer: t(
      'Not before a recruiter has liked a project of yours or revealed you as the author of a link. From then on there is a chat, and either of you may begin.',
    ),
  },
  {
    id: 'swipe',
    category: 'recruiters',
    question: t('How does swiping work?'),
    answer: t(
      'Drag a project to the right to like it, to the left to unlike it, upwards to save it for later. The buttons below the card and the arrow keys do the same. A project that you have decided on is not shown again.',
    ),
  },
  {
    id: 'like',
    category: 'recruiters',
    question: t('What happens when I like a project?'),
    answer: t(
      'You and the job seeker become contacts: you see who they are and all of their projects, they are told that you liked their work, and a chat is there for both of you. That is why a like cannot be taken back.',
    ),
  },
  {
    id: 'custom',
    category: 'recruiters',
    question: t('What is a project request?'),
    answer: t(
      'A description of something that you would like to see built: a title, a mission, the position that you offer and a deadline. It is public. Job seekers answer with links to repositories, which you find on your dashboard.',
    ),
  },
  {
    id: 'reveal',
    category: 'recruiters',
    question: t('When do I learn who sent a link?'),
    answer: t(
      'When you press “Reveal Owner” next to it. You then see name and email address, the job seeker is told, and you can chat at once. Until then each link is judged by the code and the note alone. You can shortlist a link or answer “Not this time” without learning who sent it; the job seeker is told ten seconds later, so that you can take it back.',
    ),
  },
]
