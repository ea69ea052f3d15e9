import { prerenderFrame } from '@swipefolio/shared/prerender'
import { render, screen } from '@testing-library/react'
import { styled } from 'styled-components'
import { PrerenderedStyles } from './prerendered-styles'

const Base = styled.p`
  padding: 4px;
`
const Extended = styled(Base)`
  padding: 8px;
`
const Late = styled(Base)`
  padding: 16px;
`

test('a component that is rendered early leaves prerendered components that extend it as they are', () => {
  const { html, styles } = prerenderFrame(<Extended>Extended</Extended>, { prefix: '' })
  const style = document.createElement('style')
  style.textContent = styles.map(({ css }) => css).join('')
  document.head.append(style)
  document.body.innerHTML = html
  render(
    <PrerenderedStyles>
      <Base>Base</Base>
      <Late>Late</Late>
    </PrerenderedStyles>,
  )
  expect(screen.getByText('Extended')).toHaveStyle({ padding: '8px' })
  expect(screen.getByText('Base')).toHaveStyle({ padding: '4px' })
  expect(screen.getByText('Late')).toHaveStyle({ padding: '16px' })
})
