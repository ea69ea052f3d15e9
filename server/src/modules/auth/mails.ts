import { type AccountEventType, paths } from '@swipefolio/shared/contract'
import { composeMail } from '../../foundation/mail/compose-mail'
import type { Mail } from '../../foundation/mail/mail'
import type { MailBlock } from '../../foundation/mail/mail-content'
import type { Translator } from '../../i18n/translator'
import { codeMinutes } from './codes'

interface Reader {
  to: string
  /** Missing where nobody has proved the address yet: a stranger may have typed any text as a name. */
  firstName?: string
  publicUrl: string
  translator: Translator
}

const at = (path: string, publicUrl: string) => new URL(path, publicUrl).href

const compose = (
  { to, firstName, publicUrl, translator: { language, t } }: Reader,
  { subject, blocks }: { subject: string; blocks: MailBlock[] },
): Mail =>
  composeMail({
    to,
    language,
    subject,
    homeUrl: at(paths.home, publicUrl),
    greeting: firstName === undefined ? t('Hello,') : t('Hello {firstName},', { firstName }),
    blocks,
  })

const loginPage = ({ publicUrl, translator: { t } }: Reader) => ({
  label: t('Open the login page'),
  href: at(paths.login, publicUrl),
})

export function registrationCode(reader: Reader, code: string): Mail {
  const { t } = reader.translator
  return compose(reader, {
    subject: t('{code} is your Swipefolio code', { code: Number(code) }),
    blocks: [
      t('Welcome to Swipefolio. To verify your email address, enter this code:'),
      { code },
      t(
        'It works once, for {minutes} minutes. If you did not sign up, ignore this mail: nothing happens without the code.',
        { minutes: codeMinutes },
      ),
    ],
  })
}

export function alreadyRegistered(reader: Reader): Mail {
  const { t } = reader.translator
  return compose(reader, {
    subject: t('You already have a Swipefolio account'),
    blocks: [
      t(
        'Somebody, probably you, signed up to Swipefolio with this email address. You already have an account, so there is nothing to verify: just log in.',
      ),
      { label: t('Log in'), href: at(paths.login, reader.publicUrl) },
      t("If you no longer know your password, choose 'Forgot Password?' there."),
      t('If it was not you, ignore this mail: nothing has changed.'),
    ],
  })
}

export function resetCode(reader: Reader, code: string): Mail {
  const { t } = reader.translator
  return compose(reader, {
    subject: t('{code} resets your Swipefolio password', { code: Number(code) }),
    blocks: [
      t('To choose a new password, enter this code:'),
      { code },
      t(
        'It works once, for {minutes} minutes. If you did not ask for it, ignore this mail: your password stays as it is.',
        { minutes: codeMinutes },
      ),
    ],
  })
}

/** Sent after every change of a password. */
export function passwordChanged(reader: Reader): Mail {
  const { t } = reader.translator
  return compose(reader, {
    subject: t('Your Swipefolio password was changed'),
    blocks: [
      t(
        'The password of your Swipefolio account has just been changed, and all other sessions were logged out.',
      ),
      t(
        "If it was not you, choose 'Forgot Password?' on the login page now, which locks everybody else out again.",
      ),
      loginPage(reader),
    ],
  })
}

/** Sent once a day at most. */
export function passwordGuessed(reader: Reader): Mail {
  const { t } = reader.translator
  return compose(reader, {
    subject: t('Somebody tried many passwords for your Swipefolio account'),
    blocks: [
      t(
        'Many wrong passwords were tried for your Swipefolio account within an hour. None of them was let in.',
      ),
      t(
        "You can log in as always from where you logged in before. Elsewhere, choose 'Forgot Password?' on the login page until the tries end: it mails you a code.",
      ),
      loginPage(reader),
      t('A long password that you use nowhere else keeps guesses out.'),
    ],
  })
}

export type SecondFactorChange = Extract<
  AccountEventType,
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'authenticator-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-refused'
>

const secondFactorChanges = ({ t }: Translator) =>
  ({
    'second-factor-on': {
      subject: t('Two-step login is on for your Swipefolio account'),
      sentence: t(
        'Two-step login has just been turned on for your Swipefolio account: logging in now asks for a code from your authenticator app or for a passkey, too, and all other sessions were logged out. Keep your recovery codes where you find them without your phone.',
      ),
    },
    'second-factor-off': {
      subject: t('Two-step login is off for your Swipefolio account'),
      sentence: t(
        'Two-step login has just been turned off for your Swipefolio account: logging in asks for your password alone.',
      ),
    },
    'recovery-codes-made': {
      subject: t('Your Swipefolio account has new recovery codes'),
      sentence: t(
        'New recovery codes were made for your Swipefolio account. The earlier ones no longer work.',
      ),
    },
    'recovery-code-used': {
      subject: t('A recovery code of your Swipefolio account was used'),
      sentence: t(
        'A recovery code of your Swipefolio account was used in place of a code from your authenticator app. It does not work again. The settings say how many are left, and make new ones.',
      ),
    },
    'authenticator-removed': {
      subject: t('Your Swipefolio account no longer uses an authenticator app'),
      sentence: t(
        'The authenticator app of your Swipefolio account has just been turned off: after your password, logging in asks for one of your passkeys.',
      ),
    },
    'passkey-added': {
      subject: t('Your Swipefolio account has a new passkey'),
      sentence: t(
        'A passkey has just been added to your Swipefolio account: after your password, it logs you in.',
      ),
    },
    'passkey-removed': {
      subject: t('A passkey of your Swipefolio account was removed'),
      sentence: t(
        'A passkey of your Swipefolio account has just been removed: it no longer logs you in. You may delete it from the device that keeps it, too.',
      ),
    },
    'passkey-refused': {
      subject: t('A passkey of your Swipefolio account was refused'),
      sentence: t(
        'After the right password, a passkey of your Swipefolio account was refused: it counts how often it is used, and its count went back. Perhaps somebody has a copy of it. Remove it in the settings, and add a new one.',
      ),
    },
  }) satisfies Record<SecondFactorChange, object>

export function secondFactorChanged(reader: Reader, change: SecondFactorChange): Mail {
  const { t } = reader.translator
  const { subject, sentence } = secondFactorChanges(reader.translator)[change]
  return compose(reader, {
    subject,
    blocks: [
      sentence,
      t(
        "If it was you, there is nothing to do. If not, choose 'Forgot Password?' on the login page now: a new password logs everybody else out.",
      ),
      loginPage(reader),
    ],
  })
}

export function accountDeleted(reader: Reader): Mail {
  const { t } = reader.translator
  return compose(reader, {
    subject: t('Your Swipefolio account was deleted'),
    blocks: [
      t(
        'Your Swipefolio account was deleted as you asked: your projects, requests, decisions and notifications are gone. Messages that you sent stay with the people you sent them to, without your name.',
      ),
      t(
        'This is the last mail to you. Should you come back one day, you are welcome: just sign up again.',
      ),
    ],
  })
}
