import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Sentence } from '@swipefolio/shared/ui'
import { linkTo } from './link-to'

const strong = (text: string) => <strong>{text}</strong>

export const privacySections = [
  {
    id: 'short',
    title: t('In short'),
    content: (
      <ul>
        <li>{t('We store what the product needs to work, and nothing to follow you around.')}</li>
        <li>{t('No advertising, no analytics, no trackers, no sale of data.')}</li>
        <li>
          {t('Your name is hidden from a recruiter until they like your work or reveal your link.')}
        </li>
        <li>{t('You must be 18 or over.')}</li>
      </ul>
    ),
  },
  {
    id: 'age',
    title: t('Age'),
    content: (
      <p>
        {t(
          'Swipefolio is for people who are 18 or over. We ask you to confirm it when you sign up, and keep the time at which you did. An account of somebody younger is removed when we learn of it.',
        )}
      </p>
    ),
  },
  {
    id: 'stored',
    title: t('What we store'),
    content: (
      <ul>
        <li>
          <Sentence
            text={t(
              '<strong>Your account:</strong> first and last name, email address, your role, for recruiters the company name, and your password as a hash from which it cannot be read back.',
            )}
            parts={{ strong }}
          />
        </li>
        <li>
          <Sentence
            text={t(
              '<strong>What you make here:</strong> projects with their technologies, addresses and images, what your profile says beside your name, the settings of your public page, project requests, links and notes that you submit, and chat messages.',
            )}
            parts={{ strong }}
          />
        </li>
        <li>
          <Sentence
            text={t(
              '<strong>What you decide:</strong> which projects you liked, unliked or saved, whom you revealed, which links you have looked at, shortlisted or declined, how far you have read a chat, from which companies you hide, and whom you blocked or reported.',
            )}
            parts={{ strong }}
          />
        </li>
        <li>
          <Sentence
            text={t(
              '<strong>What keeps accounts safe:</strong> sessions and the activity of your account (logins, refused ones, changed passwords, exports) with time, network address and kind of browser, for you to see in your settings; if you turn on two-step login, the key of your authenticator app, encrypted, your passkeys’ names and public keys, and your recovery codes as hashes; verification codes until they expire; and for a short time counters of calls and of failed logins by network address.',
            )}
            parts={{ strong }}
          />
        </li>
      </ul>
    ),
  },
  {
    id: 'see',
    title: t('Who sees what'),
    content: (
      <ul>
        <li>
          {t(
            'Everybody can read project requests, with the name and company of the recruiter, never with an email address.',
          )}
        </li>
        <li>
          {t(
            'Recruiters see projects and submitted links without an owner. When a recruiter likes a project or reveals a link, they learn the job seeker’s name and can see their profile and all of their projects; the job seeker learns the recruiter’s name and company. The job seeker’s email address is shown with a revealed link, and after a like once the job seeker has answered in the chat.',
          )}
        </li>
        <li>
          {t(
            'A job seeker’s public page is off until they switch it on. Everybody can then read it, search engines included if they say so: the name, the parts of the profile that they mark as public, and the projects that they choose, which can be recognised in the deck.',
          )}
        </li>
        <li>
          {t(
            'What you type is shown as you typed it. If a repository address or a website carries your name, it can be read there before anybody reveals you. So can the note of a submission. A project that you submit is named to the recruiter after the reveal.',
          )}
        </li>
        <li>
          {t(
            'Chats are read by the two people in them. When one of them reports the other, we read what the report says.',
          )}
        </li>
      </ul>
    ),
  },
  {
    id: 'browser',
    title: t('What stays in your browser'),
    content: (
      <>
        <p>
          {t(
            'The token that keeps you logged in, your role, a list of your notifications and the unfinished steps of signing up are kept for the browser session only: they are gone when you log out or close the tab. The colour scheme that you choose is kept until you change it.',
          )}
        </p>
        <p>
          {t(
            'One cookie is set, named “visitor”: a random number that decides which version of a page you are served while a new one is being tried out. It holds nothing about you, is not tied to your account and cannot be read by scripts. Should the frame of this site not start in its newest version, a second one, named “shell”, has you served the version before it for ten minutes. A third one, named “written”, has what you changed shown to you at once, and is gone after a minute. A fourth one, named “language”, is the language that you choose; it is kept with your account, too, for the mails that we write to you.',
          )}
        </p>
      </>
    ),
  },
  {
    id: 'mail',
    title: t('Mail'),
    content: (
      <p>
        {t(
          'We write to your address to confirm it, to reset your password (which leaves two-step login on) and about the security of your account. While you are away we also tell you of unread messages, new contacts and new links, without what was written; each such mail has a link that ends them. We do not send advertising.',
        )}
      </p>
    ),
  },
  {
    id: 'others',
    title: t('Other companies'),
    content: (
      <p>
        {t(
          'The pages load nothing from elsewhere: fonts, images and scripts come from this address. A link to a repository or website leads away from Swipefolio, without telling that site where you came from. The mail service of this Swipefolio delivers mail; the push service of your browser delivers what you turn on for a device, and cannot read it. An AI review reads the public repository that you name and, where this Swipefolio is set up with a language model, shows parts of its code to that model, without saying who asked. We hand data to nobody else, unless the law compels us.',
        )}
      </p>
    ),
  },
  {
    id: 'keep',
    title: t('How long we keep it'),
    content: (
      <p>
        {t(
          'A project that you delete disappears together with the decisions on it; a project request, together with its links. Chats and contacts stay, because they belong to two people. Sessions end after 24 hours at the latest, verification codes after 10 minutes; the activity of an account is kept for 90 days. Of an AI review we keep the address of the repository, what the review says, which of its statements you called untrue, what made it and when, for you alone: your newest 100, until you delete them. How often a rule’s statements are called untrue is counted without you and the repository. The repository’s files are not stored. Everything else is kept as long as your account exists. When you delete the account, your name, your email address, your projects, requests, links, decisions, reviews and settings go at once. What you wrote in chats stays with the other side, under the name “Deleted user”, and reports stay with us for 180 days. A handle that you gave up stays with us for 90 days as a hash, so that nobody else is taken for you.',
        )}
      </p>
    ),
  },
  {
    id: 'rights',
    title: t('Your rights'),
    content: (
      <p>
        <Sentence
          text={t(
            'Under Settings in your <dashboard>dashboard</dashboard> you can read and correct your details, take along a copy of everything that we hold of you, as a file, and delete your account. You can edit or delete your projects and requests at any time. For anything else, write to the people who run this Swipefolio, at the address that our mails come from. You may also complain to the authority for data protection where you live.',
          )}
          parts={{ dashboard: linkTo(paths.dashboard) }}
        />
      </p>
    ),
  },
  {
    id: 'more',
    title: t('Changes'),
    content: (
      <p>
        <Sentence
          text={t(
            'When this policy changes in a way that matters to you, we say so before the change applies. The rules for using Swipefolio stand in the <terms>Terms of Service</terms>.',
          )}
          parts={{ terms: linkTo(paths.terms) }}
        />
      </p>
    ),
  },
]
