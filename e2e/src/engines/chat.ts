import type { Person } from './person'
import { button, role, text } from './place'
import { recordSecret } from '../support/log-evidence'

export const chatWindow = role('dialog', 'Messages')
const composer = role('textbox', undefined, { within: chatWindow })
const bubble = (words: string) => text(words, chatWindow)

/** Opens the conversation with somebody from the button that counts unread messages. */
export async function openUnread(person: Person, name: RegExp) {
  await person.click(button(/unread message/))
  await person.click(button(name, chatWindow))
}

/** Types and sends by keyboard; the optimistic bubble is visible at once. */
export async function sendMessage(person: Person, words: string) {
  recordSecret('text', words)
  await person.type(composer, words)
  await person.press('Enter')
  await person.sees(bubble(words))
}

/** Expects a message of the other side in the open conversation, without a reload. */
export const seesMessage = (person: Person, words: string) => person.sees(bubble(words))
