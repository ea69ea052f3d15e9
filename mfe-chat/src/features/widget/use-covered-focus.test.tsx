import { screen } from '@testing-library/react'
import { composer, frame, pretendMedia, setUpWidget } from '../../testing/set-up-widget'

beforeEach(() => pretendMedia())
afterEach(() => {
  jest.useRealTimers()
  document.body.replaceChildren()
})

const chatWindow = () => screen.queryByRole('dialog', { name: 'Messages' })

function addButton(name: string) {
  const button = document.body.appendChild(document.createElement('button'))
  button.append(name)
  return button
}

it('closes the window when Tab reaches something that it covers, and keeps the typed message', async () => {
  const { openNoa, open, advanceTime, user } = setUpWidget()
  await openNoa()
  await user.type(composer(), 'Hello')
  const free = addButton('Home')
  const covered = addButton('Language')
  const tabTo = async (button: HTMLElement, top: Element | null) => {
    document.elementFromPoint = () => top
    while (document.activeElement !== button) await user.tab()
    await advanceTime(frame)
  }
  await tabTo(free, free)
  expect(chatWindow()).toBeInTheDocument()
  await tabTo(covered, chatWindow())
  expect(chatWindow()).not.toBeInTheDocument()
  expect(covered).toHaveFocus()
  await open()
  await user.click(screen.getByRole('button', { name: /Noa Levi/ }))
  await advanceTime(10)
  expect(composer()).toHaveValue('Hello')
})
