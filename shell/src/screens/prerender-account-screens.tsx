import { paths, type Role } from '@swipefolio/shared/contract'
import { prerenderFrame } from '@swipefolio/shared/prerender'
import { Route, Routes } from '@swipefolio/shared/router'
import type { ReactElement } from 'react'
import type { VerifiedAccount } from '../features/account/verified-account'
import LoginScreen from './login/login-screen'
import SignupScreen from './signup/signup-screen'

/**
 * Runs at the end of the screen. Shows the form of the role that logged in last in place of the choice of a role, as the
 * screen does. A step that only this tab knows is left to the browser.
 */
const script = `{
  const { currentScript, documentElement } = document
  const screen = currentScript.parentElement
  const read = (storage, key) => {
    try {
      return globalThis[storage].getItem(key)
    } catch {
      return null
    }
  }
  const role = read('localStorage', 'lastRole')
  const isLater = ['passwordReset', 'verificationSent'].some((key) => read('sessionStorage', key))
  const forms = [...screen.querySelectorAll('template')]
  const form = forms.find(({ dataset }) => dataset.role === role)
  if (form) screen.querySelector('[data-for-visitors]').replaceWith(form.content)
  for (const element of [...forms, currentScript]) element.remove()
  if (isLater || history.state?.usr) document.getElementById('root').replaceChildren()
  delete documentElement.dataset.choosesRole
}`

const render = (name: string, screen: ReactElement) =>
  prerenderFrame(screen, { prefix: `shell-${name}-` })

const LoginOf = ({ role }: { role: Role }) => (
  <Routes location={{ pathname: paths.login, state: { role } satisfies Partial<VerifiedAccount> }}>
    <Route path="*" element={<LoginScreen />} />
  </Routes>
)

/** Prerenders login and signup, with a template of the login form per role. */
export function accountScreens() {
  const choice = render('Login', <LoginScreen />)
  const forms = (['recruiter', 'jobseeker'] as const).map((role) => ({
    role,
    ...render('Login', <LoginOf role={role} />),
  }))
  const templates = forms.map(
    ({ role, html }) => `<template data-role="${role}">${html}</template>`,
  )
  return {
    Login: {
      html: choice.html + templates.join(''),
      styles: [choice, ...forms].flatMap(({ styles }) => styles),
      script,
    },
    Signup: { ...render('Signup', <SignupScreen />), script },
  }
}
