import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Sentence } from '@swipefolio/shared/ui'
import { linkTo } from './link-to'

export const termsSections = [
  {
    id: 'agreement',
    title: t('What you agree to'),
    content: (
      <p>
        {t(
          'These terms apply between you and whoever runs this Swipefolio (“we”). By signing up you accept them. If you do not, please do not open an account; the public pages are yours to read all the same.',
        )}
      </p>
    ),
  },
  {
    id: 'who',
    title: t('Who may use Swipefolio'),
    content: (
      <p>
        {t(
          'You must be 18 or over. An account belongs to one person, who signs up as a job seeker or as a recruiter, with an email address of their own. Recruiters give the name of the company that they recruit for, and give it truthfully.',
        )}
      </p>
    ),
  },
  {
    id: 'account',
    title: t('Your account'),
    content: (
      <p>
        {t(
          'Keep your password to yourself and choose one that you use nowhere else. What happens under your account counts as done by you. If you believe that somebody else uses it, set a new password: that ends every other session at once.',
        )}
      </p>
    ),
  },
  {
    id: 'cost',
    title: t('What it costs'),
    content: (
      <p>
        {t(
          'Swipefolio is free for now. If we ever ask for money, you will be told beforehand and can leave first. Nothing that you did while it was free will be charged later.',
        )}
      </p>
    ),
  },
  {
    id: 'content',
    title: t('What you publish'),
    content: (
      <>
        <p>
          {t(
            'Projects, project requests, links and messages stay yours. You allow us to store them and to show them to the people whom the product shows them to, for as long as they stand there, and for nothing else. Publish only what you are allowed to publish. Leave out:',
          )}
        </p>
        <ul>
          <li>{t('work that belongs to somebody who has not agreed,')}</li>
          <li>{t('secrets, personal data of others, and confidential code of an employer,')}</li>
          <li>{t('anything unlawful, hateful, deceptive or harmful, such as malware.')}</li>
        </ul>
      </>
    ),
  },
  {
    id: 'anonymity',
    title: t('Likes, reveals and names'),
    content: (
      <p>
        {t(
          'A job seeker stays anonymous to a recruiter until that recruiter likes one of their projects or reveals them as the owner of a link. Both acts are deliberate, both are told to the job seeker, and neither can be undone. Do not try to find out by other means who is behind a project, and do not pass on what you learn about a person here.',
        )}
      </p>
    ),
  },
  {
    id: 'requests',
    title: t('Project requests'),
    content: (
      <p>
        {t(
          'A project request is an invitation, not a contract and not a promise of employment. A recruiter who wants to use submitted code agrees on that with its author, outside of Swipefolio. The license of a repository applies to everybody who looks at it.',
        )}
      </p>
    ),
  },
  {
    id: 'conduct',
    title: t('How we treat each other'),
    content: (
      <p>
        {t(
          'Write to people as you would speak to them across a table. No harassment, no discrimination, no advertising in bulk, no automated reading or filling of the pages, and no attempts to disturb the service or to get around its limits.',
        )}
      </p>
    ),
  },
  {
    id: 'end',
    title: t('Ending it'),
    content: (
      <p>
        <Sentence
          text={t(
            'You may stop at any time, and delete your account in your <dashboard>dashboard</dashboard>, under Settings. We may remove content that breaks these terms, and close accounts that do so seriously or again and again. Messages that others received from you stay readable to them.',
          )}
          parts={{ dashboard: linkTo(paths.dashboard) }}
        />
      </p>
    ),
  },
  {
    id: 'liability',
    title: t('What we can and cannot promise'),
    content: (
      <p>
        {t(
          'We look after the service with care, but offer it as it is: it may fail or change, and we cannot promise that anybody finds a job or a colleague. We do not check what people say about themselves. Where the law does not allow us to limit what we answer for, this sentence limits nothing.',
        )}
      </p>
    ),
  },
  {
    id: 'changes',
    title: t('Changes, and what else applies'),
    content: (
      <p>
        <Sentence
          text={t(
            'When these terms change in a way that matters to you, we say so before the change applies. How we handle personal data stands in the <privacy>Privacy Policy</privacy>.',
          )}
          parts={{ privacy: linkTo(paths.privacy) }}
        />
      </p>
    ),
  },
]
