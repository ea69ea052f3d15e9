import { expect, type Page } from '@playwright/test'
import { recordSecret } from './log-evidence'

/** The chat widget's window. */
export const chatWindow = (page: Page) => page.getByRole('dialog', { name: 'Messages' })

/** Types and sends by keyboard; the optimistic bubble is visible at once. */
export async function sendMessage(page: Page, text: string) {
  recordSecret('text', text)
  const composer = chatWindow(page).getByRole('textbox')
  await composer.fill(text)
  await composer.press('Enter')
  await expect(chatWindow(page).getByText(text)).toBeVisible()
}

/** Expects a message of the other side in the open conversation, without a reload. */
export const expectMessage = (page: Page, text: string) =>
  expect(chatWindow(page).getByText(text)).toBeVisible()
