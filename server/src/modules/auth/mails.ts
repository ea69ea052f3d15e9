import { type AccountEventType, paths } from '@swipefolio/shared/contract'
import { composeMail } from '../../foundation/mail/compose-mail'
import type { Mail } from '../../foundation/mail/mail'
import { codeMinutes } from './codes'

interface Reader {
  to: string
  firstName: string
  publicUrl: string
}

const hello = ({ firstName }: Reader) => `Hello ${firstName},`
const at = (path: string, publicUrl: string) => new URL(path, publicUrl).href
const homeOf = ({ publicUrl }: Reader) => at(paths.home, publicUrl)

/** Without a name: nobody has proved the address yet, and a stranger may have typed any text as a name. */
export const registrationCode = (to: string, publicUrl: string, code: string): Mail =>
  composeMail({
    to,
    subject: `${code} is your Swipefolio code`,
    homeUrl: at(paths.home, publicUrl),
    greeting: 'Hello,',
    blocks: [
      'Welcome to Swipefolio. To verify your email address, enter this code:',
      { code },
      `It works once, for ${codeMinutes} minutes. If you did not sign up, ignore this mail: nothing happens without the code.`,
    ],
  })

export const alreadyRegistered = (to: string, publicUrl: string): Mail =>
  composeMail({
    to,
    subject: 'You already have a Swipefolio account',
    homeUrl: at(paths.home, publicUrl),
    greeting: 'Hello,',
    blocks: [
      'Somebody, probably you, signed up to Swipefolio with this email address. You already have an account, so there is nothing to verify: just log in.',
      { label: 'Log in', href: at(paths.login, publicUrl) },
      "If you no longer know your password, choose 'Forgot Password?' there.",
      'If it was not you, ignore this mail: nothing has changed.',
    ],
  })

export const resetCode = (reader: Reader, code: string): Mail =>
  composeMail({
    to: reader.to,
    subject: `${code} resets your Swipefolio password`,
    homeUrl: homeOf(reader),
    greeting: hello(reader),
    blocks: [
      'To choose a new password, enter this code:',
      { code },
      `It works once, for ${codeMinutes} minutes. If you did not ask for it, ignore this mail: your password stays as it is.`,
    ],
  })

/** Sent after every change of a password. */
export const passwordChanged = (reader: Reader): Mail =>
  composeMail({
    to: reader.to,
    subject: 'Your Swipefolio password was changed',
    homeUrl: homeOf(reader),
    greeting: hello(reader),
    blocks: [
      'The password of your Swipefolio account has just been changed, and all other sessions were logged out.',
      "If it was not you, choose 'Forgot Password?' on the login page now, which locks everybody else out again.",
      { label: 'Open the login page', href: at(paths.login, reader.publicUrl) },
    ],
  })

/** Sent once a day at most. */
export const passwordGuessed = (reader: Reader): Mail =>
  composeMail({
    to: reader.to,
    subject: 'Somebody tried many passwords for your Swipefolio account',
    homeUrl: homeOf(reader),
    greeting: hello(reader),
    blocks: [
      'Many wrong passwords were tried for your Swipefolio account within an hour. None of them was let in.',
      "You can log in as always from where you logged in before. Elsewhere, choose 'Forgot Password?' on the login page until the tries end: it mails you a code.",
      { label: 'Open the login page', href: at(paths.login, reader.publicUrl) },
      'A long password that you use nowhere else keeps guesses out.',
    ],
  })

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

const secondFactorChanges = {
  'second-factor-on': {
    subject: 'Two-step login is on for your Swipefolio account',
    sentence:
      'Two-step login has just been turned on for your Swipefolio account: logging in now asks for a code from your authenticator app or for a passkey, too, and all other sessions were logged out. Keep your recovery codes where you find them without your phone.',
  },
  'second-factor-off': {
    subject: 'Two-step login is off for your Swipefolio account',
    sentence:
      'Two-step login has just been turned off for your Swipefolio account: logging in asks for your password alone.',
  },
  'recovery-codes-made': {
    subject: 'Your Swipefolio account has new recovery codes',
    sentence:
      'New recovery codes were made for your Swipefolio account. The earlier ones no longer work.',
  },
  'recovery-code-used': {
    subject: 'A recovery code of your Swipefolio account was used',
    sentence:
      'A recovery code of your Swipefolio account was used in place of a code from your authenticator app. It does not work again. The settings say how many are left, and make new ones.',
  },
  'authenticator-removed': {
    subject: 'Your Swipefolio account no longer uses an authenticator app',
    sentence:
      'The authenticator app of your Swipefolio account has just been turned off: after your password, logging in asks for one of your passkeys.',
  },
  'passkey-added': {
    subject: 'Your Swipefolio account has a new passkey',
    sentence:
      'A passkey has just been added to your Swipefolio account: after your password, it logs you in.',
  },
  'passkey-removed': {
    subject: 'A passkey of your Swipefolio account was removed',
    sentence:
      'A passkey of your Swipefolio account has just been removed: it no longer logs you in. You may delete it from the device that keeps it, too.',
  },
  'passkey-refused': {
    subject: 'A passkey of your Swipefolio account was refused',
    sentence:
      'After the right password, a passkey of your Swipefolio account was refused: it counts how often it is used, and its count went back. Perhaps somebody has a copy of it. Remove it in the settings, and add a new one.',
  },
} satisfies Record<SecondFactorChange, object>

export function secondFactorChanged(reader: Reader, change: SecondFactorChange): Mail {
  const { subject, sentence } = secondFactorChanges[change]
  return composeMail({
    to: reader.to,
    subject,
    homeUrl: homeOf(reader),
    greeting: hello(reader),
    blocks: [
      sentence,
      "If it was you, there is nothing to do. If not, choose 'Forgot Password?' on the login page now: a new password logs everybody else out.",
      { label: 'Open the login page', href: at(paths.login, reader.publicUrl) },
    ],
  })
}

export const accountDeleted = (reader: Reader): Mail =>
  composeMail({
    to: reader.to,
    subject: 'Your Swipefolio account was deleted',
    homeUrl: homeOf(reader),
    greeting: hello(reader),
    blocks: [
      'Your Swipefolio account was deleted as you asked: your projects, requests, decisions and notifications are gone. Messages that you sent stay with the people you sent them to, without your name.',
      'This is the last mail to you. Should you come back one day, you are welcome: just sign up again.',
    ],
  })
