import { render, screen } from '@testing-library/react'
import { EmailAddress } from './email-address'

it('offers breaks before the at sign and after dots and hyphens, and keeps the address whole as text', () => {
  render(<EmailAddress email="ada.l@north-house.example" />)
  const address = screen.getByText('ada.l@north-house.example')
  expect(address.innerHTML).toBe('ada.<wbr>l<wbr>@north-<wbr>house.<wbr>example')
})
