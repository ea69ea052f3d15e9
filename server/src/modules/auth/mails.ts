import type { Mail } from '../../foundation/mail/mail'
import { codeMinutes } from './codes'

const signature = 'Swipefolio'

export const registrationCode = (to: string, firstName: string, code: string): Mail => ({
  to,
  subject: `${code} is your Swipefolio code`,
  text: `Hello ${firstName},

welcome to Swipefolio. To verify your email address, enter this code:

${code}

It works once, for ${codeMinutes} minutes. If you did not sign up, ignore this mail: nothing happens without the code.

${signature}`,
})

export const alreadyRegistered = (to: string, publicUrl: string): Mail => ({
  to,
  subject: 'You already have a Swipefolio account',
  text: `Hello,

somebody, probably you, signed up to Swipefolio with this email address. You already have an account, so there is nothing
to verify: log in at ${new URL('/login', publicUrl).href}. If you no longer know your password, choose 'Forgot Password?' there.

If it was not you, ignore this mail: nothing has changed.

${signature}`,
})

export const resetCode = (to: string, firstName: string, code: string): Mail => ({
  to,
  subject: `${code} resets your Swipefolio password`,
  text: `Hello ${firstName},

to choose a new password, enter this code:

${code}

It works once, for ${codeMinutes} minutes. If you did not ask for it, ignore this mail: your password stays as it is.

${signature}`,
})

/** Sent after every change of a password. */
export const passwordChanged = (to: string, firstName: string): Mail => ({
  to,
  subject: 'Your Swipefolio password was changed',
  text: `Hello ${firstName},

the password of your Swipefolio account has just been changed, and all other sessions were logged out.

If it was not you, choose 'Forgot Password?' on the login page now, which locks everybody else out again.

${signature}`,
})

export const accountDeleted = (to: string, firstName: string): Mail => ({
  to,
  subject: 'Your Swipefolio account was deleted',
  text: `Hello ${firstName},

your Swipefolio account was deleted as you asked: your projects, requests, decisions and notifications are gone. Messages
that you sent stay with the people you sent them to, without your name.

This is the last mail to you. Should you come back one day, you are welcome: just sign up again.

${signature}`,
})
