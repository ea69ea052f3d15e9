/** @jest-environment node */
import { prerender } from './prerender'

it('renders the logged-out frame with one placeholder each for menu and screen', () => {
  const { frame } = prerender()
  expect(frame.html.split('{{menu}}')).toHaveLength(2)
  expect(frame.html.split('{{screen}}')).toHaveLength(2)
  expect(frame.html).toContain('Login')
  expect(frame.html).toContain('Skip to content')
})

it('renders the button for further menu entries apart, with its place in the frame', () => {
  const { frame } = prerender()
  expect(frame.html.split('{{more}}')).toHaveLength(2)
  expect(frame.html).not.toContain('{{label}}')
  expect(frame.moreButton).toContain('More')
})

it('renders the template of a menu entry, current and not', () => {
  const { frame } = prerender()
  expect(frame.menuEntry).toContain('href="/{{path}}"')
  expect(frame.menuEntry).not.toContain('aria-current')
  expect(frame.currentMenuEntry).toContain('aria-current="page"')
})

it('renders the frame of each role with places for menu, home, screen and name', () => {
  const { frame } = prerender()
  expect(Object.keys(frame.roles)).toEqual(['recruiter', 'jobseeker'])
  for (const { html, home } of Object.values(frame.roles)) {
    expect(home).toContain('{{content}}')
    for (const place of ['{{menu}}', '{{more}}', '{{home}}', '{{screen}}', '{{name}}</bdi>']) {
      expect(html.split(place)).toHaveLength(2)
    }
    expect(html).toContain('Notifications')
    expect(html).not.toContain('Login')
  }
  expect(frame.html).not.toContain('{{name}}')
})

it('renders the pages in place of a screen for visitors and for each role', () => {
  const { frame } = prerender()
  expect(frame.notFound.html).toContain('Project Requests')
  expect(frame.notFound.html).toContain('Back to Home')
  expect(frame.denied.html).toMatch(/\{\{denied\}\}.*"\/login\?from=\{\{from\}\}"/)
  const { recruiter, jobseeker } = frame.roles
  expect(recruiter.notFound.html).toContain('Start Swiping')
  expect(recruiter.denied.html).toContain('This page is for job seekers')
  expect(jobseeker.denied.html).toContain('This page is for recruiters')
})

it('renders login and signup, each with a template of its form per role', () => {
  const { Login, Signup } = prerender().screens
  for (const { html } of [Login, Signup]) expect(html).toMatch(/^<div data-for-visitors/)
  for (const [html, label] of [
    [Login.html, 'Log in as Recruiter'],
    [Signup.html, 'Sign Up as Recruiter'],
  ] as const) {
    const [choice, ...forms] = html.split('<template')
    expect(choice).toContain(label)
    expect(choice).not.toContain('<input')
    expect(forms.map((form) => /data-role="(\w+)".*<input/.exec(form)?.[1])).toEqual([
      'recruiter',
      'jobseeker',
    ])
  }
})
