import { screen, within } from '@testing-library/react'
import { setUpWidget } from '../../testing/set-up-widget'

const block = 'PUT /api/recruiter/chats/:chatId/block'
const report = 'POST /api/recruiter/chats/:chatId/report'

async function openMenu(choice: 'Block' | 'Report') {
  const widget = setUpWidget()
  await widget.openNoa()
  await widget.user.click(screen.getByRole('button', { name: 'About Noa Levi' }))
  await widget.user.click(screen.getByRole('menuitem', { name: choice }))
  await widget.advanceTime(100)
  return widget
}

afterEach(() => jest.useRealTimers())

describe('blocking', () => {
  it('shows the error and leaves the conversation open', async () => {
    const { network, user, advanceTime } = await openMenu('Block')
    network.fail(block, 503, 'The service is busy right now. Please try again in a moment.')
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Block' }))
    await advanceTime(100)
    expect(within(dialog).getByRole('alert')).toHaveTextContent('The service is busy right now')
    expect(screen.getByRole('textbox', { name: 'Message', hidden: true })).toBeInTheDocument()
  })

  it('asks for confirmation, then closes the conversation', async () => {
    const { network, user, advanceTime, chat } = await openMenu('Block')
    network.reply(block, 'Blocked')
    network.reply('GET /api/recruiter/chats', [{ ...chat, state: 'blocked' }])
    const question = 'Block Noa Levi? You will not be able to write to each other.'
    const dialog = await screen.findByRole('alertdialog', { name: question })
    await user.click(within(dialog).getByRole('button', { name: 'Block' }))
    await advanceTime(100)
    expect(screen.getByText('You have blocked this person.')).toBeInTheDocument()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})

describe('reporting', () => {
  it('requires a reason', async () => {
    const { network, user, advanceTime } = await openMenu('Report')
    await user.click(await screen.findByRole('button', { name: 'Send Report' }))
    await advanceTime(100)
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose a reason')
    expect(network.requests(report)).toHaveLength(0)
  })

  it('sends the reason and the text, and confirms it', async () => {
    const { network, user, advanceTime } = await openMenu('Report')
    network.reply(report, 'Report received')
    await user.click(await screen.findByRole('radio', { name: 'Spam' }))
    await user.type(screen.getByRole('textbox', { name: /What happened/ }), 'Sells boats.')
    await user.click(screen.getByRole('button', { name: 'Send Report' }))
    await advanceTime(100)
    expect(network.requests(report).map(({ body }) => body)).toEqual([
      { reason: 'spam', text: 'Sells boats.' },
    ])
    expect(screen.getByText('Thank you for telling us. We will look at it.')).toBeInTheDocument()
    expect(screen.queryByRole('dialog', { name: /^Report/ })).not.toBeInTheDocument()
  })
})
