import { paths, type Role } from '@swipefolio/shared/contract'
import { prerenderFrame } from '@swipefolio/shared/prerender'
import { Route, Routes } from '@swipefolio/shared/router'
import type { ReactElement } from 'react'
import type { VerifiedAccount } from '../features/account/verified-account'
import LoginScreen from './login/login-screen'
import SignupScreen from './signup/signup-screen'

/**
 * Runs at the end of the screen. Shows the form of the role in the address, on the login page otherwise of the one that logged in last,
 * in place of the choice of a role, as the screen does, and of a role that is chosen before the page is hydrated. A step that only
 * this tab knows is left to the browser.
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
  const asked = new URLSearchParams(location.search)
  const forms = [...screen.querySelectorAll('template')]
  const show = (role, isChosen) => {
    const shown = screen.querySelector('[data-for-visitors]')
    const form = forms.find(({ dataset }) => dataset.role === role)?.content.cloneNode(true)
    if (!form) return false
    if (isChosen) form.querySelector('[data-role-switch]')?.remove()
    for (const { name, value } of shown.querySelectorAll('input')) {
      const field = form.querySelector('[name="' + name + '"]')
      if (field) field.value = value
    }
    shown.replaceWith(form)
    return true
  }
  const keepReturnPath = () => {
    const from = asked.get('from')
    for (const link of from ? screen.querySelectorAll('a') : []) {
      const path = link.getAttribute('href')
      if (path === '${paths.login}' || path === '${paths.signup}')
        link.setAttribute('href', path + '?from=' + encodeURIComponent(from))
    }
  }
  const remembered = () =>
    location.pathname === '${paths.login}' &&
    read('localStorage', 'lastRole')
  if (!show(asked.get('role'), true)) show(remembered(), false)
  keepReturnPath()
  const isLater = globalThis.expiredSession || ['passwordReset', 'secondFactor', 'verificationSent'].some((key) => read('sessionStorage', key))
  for (const element of [...forms, currentScript]) element.remove()
  if (isLater || history.state?.usr) document.getElementById('root').replaceChildren()
  delete documentElement.dataset.choosesRole
  screen.addEventListener('click', (event) => {
    const { name, value } = event.target.closest('button') ?? {}
    if (name !== 'role') return
    event.preventDefault()
    asked.set('role', value)
    history.pushState(null, '', '?' + asked)
    show(value, true)
    keepReturnPath()
  }, { signal: globalThis.earlyActs?.stop.signal })
}`

type Fragment = ReturnType<typeof prerenderFrame>

/** The screen with a template of its form per role. */
function withForms(choice: Fragment, formOf: (role: Role) => Fragment) {
  const forms = (['recruiter', 'jobseeker'] as const).map((role) => ({ role, ...formOf(role) }))
  const templates = forms.map(
    ({ role, html }) => `<template data-role="${role}">${html}</template>`,
  )
  return {
    html: choice.html + templates.join(''),
    styles: [choice, ...forms].flatMap(({ styles }) => styles),
    script,
    // The script applies the query.
    query: [],
  }
}

const render = (name: string, screen: ReactElement, location?: object) =>
  prerenderFrame(
    location ? (
      <Routes location={location}>
        <Route path="*" element={screen} />
      </Routes>
    ) : (
      screen
    ),
    { prefix: `shell-${name}-` },
  )

/** Prerenders login and signup, each with its form per role. */
export const accountScreens = () => ({
  Login: withForms(render('Login', <LoginScreen />), (role) =>
    render('Login', <LoginScreen />, {
      pathname: paths.login,
      state: { role } satisfies Partial<VerifiedAccount>,
    }),
  ),
  Signup: withForms(render('Signup', <SignupScreen />), (role) =>
    render('Signup', <SignupScreen />, { pathname: paths.signup, search: `?role=${role}` }),
  ),
})
