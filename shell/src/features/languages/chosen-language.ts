import { currentLanguage } from '@swipefolio/shared/i18n'
import { pageRegistry } from '../../remotes/page-registry'

const year = 31_536_000

/** Makes a language the browser's choice. The server reads it, and sets it at a login where nothing was chosen. */
export function chooseLanguage(language: string): void {
  const attributes = `path=/; max-age=${year}; samesite=lax`
  const isSecure = location.protocol === 'https:'
  document.cookie = `language=${language}; ${attributes}${isSecure ? '; secure' : ''}`
}

/** Whether the browser's choice is another language than that of this page, and is offered. */
export function isOtherLanguageChosen(): boolean {
  const chosen = /(?:^|; )language=([^;]*)/.exec(document.cookie)?.[1]
  return (
    chosen !== undefined &&
    chosen !== currentLanguage() &&
    Boolean(pageRegistry().languages?.includes(chosen))
  )
}
