import { aJobSeeker, createTestShell } from '@swipefolio/shared/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Contacts } from './contacts'

const call = 'GET /api/recruiter/contacts'
const noa = aJobSeeker({ id: 7 })
const amir = aJobSeeker({ firstName: 'Amir', lastName: 'Noaman', email: 'amir@example.com' })

const setUp = (path = '/dashboard?section=contacts') => {
  const shell = createTestShell({ role: 'recruiter', path })
  shell.network.reply(call, [noa, amir])
  return { ...shell, show: () => render(shell.wrap(<Contacts />)) }
}

describe('the contacts', () => {
  it('says that they could not be loaded and tries again', async () => {
    const { network, show } = setUp()
    network.fail(call, 400)
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load contacts')
    network.reply(call, [noa])
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('Noa Levi')).toBeInTheDocument()
  })

  it('says when there are none', async () => {
    const { network, show } = setUp()
    network.reply(call, [])
    show()
    expect(await screen.findByRole('heading', { name: 'No Contacts Yet' })).toBeInTheDocument()
  })

  it('leads to the profile of each', async () => {
    const { location, show } = setUp()
    show()
    await userEvent.click(await screen.findByRole('link', { name: /Noa Levi/ }))
    expect(location()).toBe('/user/7')
  })

  it('finds by first and last name, whatever the case, and keeps the search in the address', async () => {
    const { location, show } = setUp()
    show()
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search contacts' }), 'nOA l')
    expect(screen.getByText('Noa Levi')).toBeInTheDocument()
    expect(screen.queryByText('Amir Noaman')).not.toBeInTheDocument()
    expect(location()).toBe('/dashboard?section=contacts&q=nOA+l')
  })

  it('starts with the search of the address and says when nobody is found', async () => {
    const { show } = setUp('/dashboard?section=contacts&q=zoe')
    show()
    expect(await screen.findByText('No contacts match your search')).toBeInTheDocument()
    expect(screen.getByRole('searchbox')).toHaveValue('zoe')
  })
})
