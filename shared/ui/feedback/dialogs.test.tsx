import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { BrowserRouter } from '../../router'
import { Button } from '../actions/button'
import { events } from '../../between-apps'
import { Confirm } from './confirm'
import { Modal } from './modal'
import { currentToasts, toast } from './toast'

const WithModal = () => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <BrowserRouter>
      <Button onClick={() => setIsOpen(true)}>Add New Project</Button>
      <Modal
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Add Project"
        footer={<Button>Save</Button>}
      >
        <input aria-label="Title" />
      </Modal>
    </BrowserRouter>
  )
}

const opener = () => screen.getByRole('button', { name: 'Add New Project', hidden: true })

describe('Modal', () => {
  it('is named by its title and starts at its first field', async () => {
    render(<WithModal />)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await userEvent.click(opener())
    expect(await screen.findByRole('dialog', { name: 'Add Project' })).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus())
  })

  it.each([
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['its cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('closes with %s and returns the focus', async (_, close) => {
    render(<WithModal />)
    await userEvent.click(opener())
    await screen.findByRole('dialog')
    await close()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener()).toHaveFocus())
  })

  it('closes with Back, which then leaves the page as before', async () => {
    history.replaceState({ idx: 0 }, '', '/before')
    history.pushState({ idx: 1 }, '', '/')
    render(<WithModal />)
    await userEvent.click(opener())
    await screen.findByRole('dialog')
    act(() => history.back())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(location.pathname).toBe('/'))
    act(() => history.back())
    await waitFor(() => expect(location.pathname).toBe('/before'))
  })

  it('traps the focus', async () => {
    render(<WithModal />)
    await userEvent.click(opener())
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus())
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab()
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    }
  })
})

it('leaves the focus to the title of the page when what had it is gone', async () => {
  const { rerender } = render(
    <main>
      <h1>Projects</h1>
      <WithModal />
      <button>Open</button>
    </main>,
  )
  screen.getByRole('button', { name: 'Open' }).focus()
  act(() => opener().click())
  await screen.findByRole('dialog')
  rerender(
    <main>
      <h1>Projects</h1>
      <WithModal />
    </main>,
  )
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Projects' })).toHaveFocus())
})

it('lets the focus go to a chat that is opened from a modal, until the chat is closed', async () => {
  render(<WithModal />)
  await userEvent.click(opener())
  const field = await screen.findByRole('textbox', { name: 'Title' })
  await waitFor(() => expect(field).toHaveFocus())
  expect(screen.queryByRole('button', { name: 'Add New Project' })).not.toBeInTheDocument()

  act(() => events.openChatFromNotification.send({ chatId: 42 }))
  await userEvent.click(screen.getByRole('button', { name: 'Add New Project' }))
  expect(opener()).toHaveFocus()
  expect(field).toBeVisible()

  act(() => events.chatClosed.send())
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Add New Project' })).not.toBeInTheDocument(),
  )
})

it('removes older errors when it opens and when it closes', async () => {
  const failed = () => {
    jest.spyOn(Date, 'now').mockReturnValueOnce(0)
    toast.error('Failed to undo')
  }
  failed()
  render(<WithModal />)
  await userEvent.click(opener())
  await screen.findByRole('dialog')
  expect(currentToasts()).toEqual([])
  failed()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(currentToasts()).toEqual([]))
})

describe('Confirm', () => {
  const question = 'Are you sure you want to delete this project request?'
  const show = (props: { isPending?: boolean; error?: string } = {}) => {
    const handlers = { onConfirm: jest.fn(), onCancel: jest.fn() }
    render(
      <BrowserRouter>
        <Confirm isOpen question={question} confirmLabel="Delete" {...handlers} {...props} />
      </BrowserRouter>,
    )
    return handlers
  }

  it('asks with the exact sentence and confirms', async () => {
    const { onConfirm, onCancel } = show()
    expect(await screen.findByRole('alertdialog', { name: question })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(onConfirm).toHaveBeenCalledTimes(1)
    expect(onCancel).not.toHaveBeenCalled()
  })

  it('does nothing on Cancel', async () => {
    const { onConfirm, onCancel } = show()
    await screen.findByRole('alertdialog')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onCancel).toHaveBeenCalledTimes(1)
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it.each([
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['Back', async () => act(() => history.back())],
  ])('is cancelled by %s, but not while pending', async (_, leave) => {
    history.replaceState({ idx: 0 }, '', '/')
    history.pushState({ idx: 1 }, '', '/')
    const { onCancel } = show()
    await screen.findByRole('alertdialog')
    await leave()
    await waitFor(() => expect(onCancel).toHaveBeenCalledTimes(1))
    cleanup()
    const pending = show({ isPending: true })
    await screen.findByRole('alertdialog')
    await leave()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(pending.onCancel).not.toHaveBeenCalled()
    expect(history.state).toMatchObject({ idx: 1 })
  })

  it('shows the error, and disables the button while pending', async () => {
    show({ isPending: true, error: 'Failed to delete project request' })
    await screen.findByRole('alertdialog')
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to delete project request')
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true')
  })
})
