import type { PageTexts } from '@swipefolio/platform/front-door'
import { translatorFor } from '../i18n/translator'

/** What pages say before or without the shell. */
export function pageTexts(language: string): PageTexts {
  const { t } = translatorFor(language)
  return {
    needsScripts: t('Swipefolio needs JavaScript. Please switch it on and load this page again.'),
    couldNotStart: t('This page could not start.'),
    triesByItself: t('It tries again by itself.'),
    tryAgain: t('Try Again'),
    toHome: t('Back to Home'),
  }
}
