import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')
const catalogues = [
  'shared/i18n',
  'shell/src/i18n',
  'mfe-chat/src/i18n',
  'mfe-jobseeker/src/i18n',
  'mfe-public/src/i18n',
  'mfe-recruiter/src/i18n',
].map((folder): Record<string, string> =>
  JSON.parse(readFileSync(path.join(root, folder, 'he.json'), 'utf8')),
)

/** A message without arguments in Hebrew. */
export function inHebrew(message: string): string {
  const translation = catalogues.map((catalogue) => catalogue[message]).find(Boolean)
  if (translation === undefined) throw new Error(`'${message}' is in no catalogue`)
  return translation
}

/**
 * What a page says in Latin letters alone, in texts and in names for assistive technology: English sentences. Texts of people have a
 * direction of their own; `names` are those that are written so in every language.
 */
export const englishTexts = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate((known) => {
    const ofPeople =
      'script, style, template, noscript, bdi, [dir=auto], [dir=ltr], [lang=en], [translate=no], [aria-hidden=true], kbd, code, pre'
    const isEnglish = (text: string) =>
      /[A-Za-z]{2}/.test(text) &&
      !/[\u0590-\u05FF]|^https:/.test(text) &&
      !known.includes(text.trim())
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!element?.checkVisibility() || element.closest(ofPeople)) continue
      if (isEnglish(text)) found.push(text)
    }
    const attributes = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility() || element.closest('[lang=en]')) continue
      for (const name of attributes) {
        const text = element.getAttribute(name)
        const isOfPeople = Array.from(element.querySelectorAll(ofPeople)).some(
          ({ textContent }) => textContent === text,
        )
        if (text && isEnglish(text) && !isOfPeople) found.push(`${name}: ${text}`)
      }
    }
    return [...new Set(found)]
  }, names)
