import { createTestShell } from '@swipefolio/shared/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SubmitLinkForm } from './submit-link-form'

test.each(['recruiter', undefined] as const)(
  'refuses anyone but job seekers (%s)',
  async (role) => {
    const shell = createTestShell({ role })
    render(shell.wrap(<SubmitLinkForm requestId="1" onSubmitted={() => {}} />))
    await userEvent.click(screen.getByRole('button', { name: 'Submit Project' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Only job seekers can submit projects for requests.',
    )
    expect(shell.network.unexpected).toEqual([])
  },
)
