/** @jest-environment node */
import { styled } from 'styled-components'
import { Link, useLocation, useSearchParams } from '../router'
import { prerenderFrame, prerenderScreens } from '.'

const Base = styled.a`
  color: red;
`
const Extended = styled(Base)`
  color: blue;
`
const Screen = () => (
  <h1>
    <Extended href="/x">Work</Extended>
    <Link to="/jobs">Jobs</Link>
  </h1>
)

it('renders screens by name, links included', () => {
  const { screens } = prerenderScreens('mfe-test', { Home: Screen, Other: () => <p>Other</p> })
  expect(Object.keys(screens)).toEqual(['Home', 'Other'])
  expect(screens.Home?.html).toMatch(/^<h1><a href="\/x" class="[^"]+">Work<\/a><a href="\/jobs"/)
  expect(screens.Other).toEqual({ html: '<p>Other</p>', styles: [] })
})

it('renders a screen at an address with a query', () => {
  const Section = () => <p>{useSearchParams()[0].get('section')}</p>
  const { screens } = prerenderScreens('mfe-test', { Board: Section, 'Board?section=old': Section })
  expect(screens['Board']?.html).toBe('<p></p>')
  expect(screens['Board?section=old']?.html).toBe('<p>old</p>')
})

it('renders links to the screen itself for the path of the screen', () => {
  const Part = () => <Link to={`${useLocation().search}#part`}>Part</Link>
  const parts = { 'Board?section=old': Part }
  const { screens } = prerenderScreens('mfe-test', parts, {}, { Board: '/board' })
  expect(screens['Board?section=old']?.html).toContain('href="/board?section=old#part"')
})

it('returns the CSS by component in cascade order', () => {
  const { html, styles } = prerenderFrame(<Screen />, { prefix: 'test-' })
  expect(styles.map(({ css }) => css.replace(/^\.[\w-]+/, ''))).toEqual([
    '{color:red;}',
    '{color:blue;}',
  ])
  for (const { css } of styles) expect(html).toContain(/^\.([\w-]+)/.exec(css)?.[1])
})
