import { expect, type Page } from '@playwright/test'
import { noteSecret } from './log-evidence'

/** The chat widget's window. */
export const chatWindow = (page: Page) => page.getByRole('dialog', { name: 'Messages' })

/** Types and sends by keyboard; the bubble stands at once. */
export async function say(page: Page, text: string) {
  noteSecret('text', text)
  const composer = chatWindow(page).getByRole('textbox')
  await composer.fill(text)
  await composer.press('Enter')
  await expect(chatWindow(page).getByText(text)).toBeVisible()
}

/** Waits until a message of the other side stands in the open conversation, without a reload. */
export const hear = (page: Page, text: string) =>
  expect(chatWindow(page).getByText(text)).toBeVisible()
