import { presentJobSeeker, presentRecruiter } from './present'

it('shows a person field by field', () => {
  const row = {
    id: 7,
    email: 'dana@example.com',
    first_name: 'Dana',
    last_name: 'Levi',
    company_name: 'Lumen Works',
    password_hash: 'secret',
  }
  const shown = { id: 7, email: 'dana@example.com', firstName: 'Dana', lastName: 'Levi' }
  expect(presentJobSeeker(row)).toEqual(shown)
  expect(presentRecruiter(row)).toEqual({ ...shown, companyName: 'Lumen Works' })
})
