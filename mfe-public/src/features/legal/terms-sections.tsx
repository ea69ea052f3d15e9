import { paths } from '@swipefolio/shared/contract'
import { TextLink } from '@swipefolio/shared/ui'

export const termsSections = [
  {
    id: 'agreement',
    title: 'What you agree to',
    content: (
      <p>
        These terms apply between you and whoever runs this Swipefolio (“we”). By signing up you
        accept them. If you do not, please do not open an account; the public pages are yours to
        read all the same.
      </p>
    ),
  },
  {
    id: 'who',
    title: 'Who may use Swipefolio',
    content: (
      <p>
        You must be 18 or over. An account belongs to one person, who signs up as a job seeker or as
        a recruiter, with an email address of their own. Recruiters give the name of the company
        that they recruit for, and give it truthfully.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    content: (
      <p>
        Keep your password to yourself and choose one that you use nowhere else. What happens under
        your account counts as done by you. If you believe that somebody else uses it, set a new
        password: that ends every other session at once.
      </p>
    ),
  },
  {
    id: 'cost',
    title: 'What it costs',
    content: (
      <p>
        Swipefolio is free for now. If we ever ask for money, you will be told beforehand and can
        leave first. Nothing that you did while it was free will be charged later.
      </p>
    ),
  },
  {
    id: 'content',
    title: 'What you publish',
    content: (
      <>
        <p>
          Projects, project requests, links and messages stay yours. You allow us to store them and
          to show them to the people whom the product shows them to, for as long as they stand
          there, and for nothing else. Publish only what you are allowed to publish. Leave out:
        </p>
        <ul>
          <li>work that belongs to somebody who has not agreed,</li>
          <li>secrets, personal data of others, and confidential code of an employer,</li>
          <li>anything unlawful, hateful, deceptive or harmful, such as malware.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'anonymity',
    title: 'Likes, reveals and names',
    content: (
      <p>
        A job seeker stays anonymous to a recruiter until that recruiter likes one of their projects
        or reveals them as the owner of a link. Both acts are deliberate, both are told to the job
        seeker, and neither can be undone. Do not try to find out by other means who is behind a
        project, and do not pass on what you learn about a person here.
      </p>
    ),
  },
  {
    id: 'requests',
    title: 'Project requests',
    content: (
      <p>
        A project request is an invitation, not a contract and not a promise of employment. A
        recruiter who wants to use submitted code agrees on that with its author, outside of
        Swipefolio. The license of a repository applies to everybody who looks at it.
      </p>
    ),
  },
  {
    id: 'conduct',
    title: 'How we treat each other',
    content: (
      <p>
        Write to people as you would speak to them across a table. No harassment, no discrimination,
        no advertising in bulk, no automated reading or filling of the pages, and no attempts to
        disturb the service or to get around its limits.
      </p>
    ),
  },
  {
    id: 'end',
    title: 'Ending it',
    content: (
      <p>
        You may stop at any time, and delete your account in your{' '}
        <TextLink to={paths.dashboard}>dashboard</TextLink>: as a job seeker under Privacy, as a
        recruiter under Settings. We may remove content that breaks these terms, and close accounts
        that do so seriously or again and again. Messages that others received from you stay
        readable to them.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'What we can and cannot promise',
    content: (
      <p>
        We look after the service with care, but offer it as it is: it may fail or change, and we
        cannot promise that anybody finds a job or a colleague. We do not check what people say
        about themselves. Where the law does not allow us to limit what we answer for, this sentence
        limits nothing.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes, and what else applies',
    content: (
      <p>
        When these terms change in a way that matters to you, we say so before the change applies.
        How we handle personal data stands in the{' '}
        <TextLink to={paths.privacy}>Privacy Policy</TextLink>.
      </p>
    ),
  },
]
