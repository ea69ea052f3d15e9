import { render, screen } from '@testing-library/react'
import { AboutText } from './about-text'

it('shows typed lists as lists and other lines as paragraphs', () => {
  render(<AboutText>{'My part:\n- the tides\n- the maps\n\nBuilt in a week.'}</AboutText>)
  expect(screen.getByText('My part:')).toBeInTheDocument()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'the tides',
    'the maps',
  ])
  expect(screen.getByText('Built in a week.')).toBeInTheDocument()
})

it('shows markup as typed', () => {
  const { container } = render(<AboutText>{'<img src=x onerror=alert(1)>'}</AboutText>)
  expect(container).toHaveTextContent('<img src=x onerror=alert(1)>')
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
