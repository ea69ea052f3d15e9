import type { Chat, Message } from '@swipefolio/shared/contract'
import { aChat, aJobSeeker, aMessage, createTestShell } from '@swipefolio/shared/testing'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ChatWidgetScreen from '../screens/chat-widget/chat-widget-screen'

export const noa = aJobSeeker({ id: 7 })

export const fromNoa = (seq: number, message: string, changes: Partial<Message> = {}) =>
  aMessage({ seq, message, senderUser: noa, senderRecruiter: null, ...changes })

export const calls = {
  list: 'GET /api/recruiter/chats',
  messages: 'GET /api/recruiter/chats/messages/:chatId',
  hasNew: 'GET /api/recruiter/chats/:chatId/new-message-exist',
  count: 'GET /api/recruiter/chats/recruiter-new-messages-count',
  send: 'POST /api/recruiter/chats/send',
} as const

/** The time until the next frame of a screen, in milliseconds. */
export const frame = 16

/** The widget of a recruiter who can talk with Noa, on fake timers. */
export function setUpWidget(
  given: Message[] = [],
  path = '/swipeprojects',
  changes: Partial<Chat> = {},
) {
  jest.useFakeTimers()
  document.elementFromPoint = () => null
  const messages = [...given]
  const shell = createTestShell({ role: 'recruiter', path })
  const { network } = shell
  const chat = aChat({ id: 42, user: noa, messages: given, ...changes })
  network.reply(calls.list, () => [{ ...chat, messages }])
  network.reply(calls.messages, () => [...messages])
  network.reply(calls.hasNew, false)
  network.reply(calls.count, 0)
  network.reply(calls.send, ({ body }) => {
    const { message = '', clientKey = null } = body
    const sent = aMessage({ seq: messages.length + 1, message, clientKey })
    messages.push(sent)
    return sent
  })
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const advanceTime = (milliseconds: number) =>
    act(() => jest.advanceTimersByTimeAsync(milliseconds))
  async function start() {
    render(shell.wrap(<ChatWidgetScreen />))
    await advanceTime(10)
  }

  async function open() {
    await user.click(screen.getByRole('button', { name: /^Messages/ }))
    await advanceTime(10)
  }

  async function openNoa() {
    await start()
    await open()
    await user.click(screen.getByRole('button', { name: /Noa Levi/ }))
    await advanceTime(10)
  }

  return { ...shell, chat, messages, user, advanceTime, start, open, openNoa }
}

export const composer = () => screen.getByRole('textbox', { name: 'Message' })
export const bubbles = () =>
  screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '')

/** Fakes `matchMedia`: queries that contain one of the given words match. */
export function pretendMedia(...matching: string[]) {
  window.matchMedia = jest.fn((query: string) =>
    Object.assign(new EventTarget(), { matches: matching.some((words) => query.includes(words)) }),
  ) as never
}
