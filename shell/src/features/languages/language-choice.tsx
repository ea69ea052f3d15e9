import { accountLanguage } from '@swipefolio/shared/api'
import type { Language } from '@swipefolio/shared/contract'
import { currentLanguage, t } from '@swipefolio/shared/i18n'
import { unsavedWork, useSession } from '@swipefolio/shared/session'
import { Confirm, FilterChips } from '@swipefolio/shared/ui'
import { useState, useSyncExternalStore } from 'react'
import { usePageRegistry } from '../../remotes/page-registry'
import { useAct } from '../commands/use-act'
import { chooseLanguage } from './chosen-language'
import { languages } from './languages'

const own = Object.keys(languages)
const subscribe = () => () => undefined

/** The languages in which all live apps are complete, where there is a choice. The prerendered page shows those of the shell. */
export const LanguageChoice = () => {
  const { languages: live = [] } = usePageRegistry()
  const [asked, ask] = useState<string>()
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  const offered = isHydrated ? live.filter((tag) => own.includes(tag)) : own
  const choose = (tag: string) => {
    if (tag === currentLanguage() || !offered.includes(tag)) return
    if (unsavedWork.hasFormWithoutDraft()) ask(tag)
    else void change(tag)
  }
  useAct('language-en', () => choose('en'))
  useAct('language-he', () => choose('he'))
  if (offered.length < 2) return null
  return (
    <>
      <FilterChips
        label={t('Language')}
        options={offered.map((tag) => ({
          value: tag,
          label: languages[tag]?.name ?? tag,
          lang: tag,
        }))}
        value={currentLanguage()}
        onChange={choose}
      />
      <Confirm
        isOpen={asked !== undefined}
        question={t('Discard your unsaved changes?')}
        confirmLabel={t('Discard')}
        cancelLabel={t('Keep Editing')}
        onCancel={() => ask(undefined)}
        onConfirm={() => {
          ask(undefined)
          // The browser would ask the same again.
          const stop = (event: Event) => event.stopImmediatePropagation()
          addEventListener('beforeunload', stop, { capture: true })
          if (asked) void change(asked)
        }}
      />
    </>
  )
}

/** Sentences of modules are constants of a page, which is therefore loaded again. */
async function change(language: string): Promise<void> {
  chooseLanguage(language)
  const { token, role } = useSession.getState()
  if (token && role)
    await accountLanguage
      .update(role, language as Language)
      .catch((error: unknown) => console.debug(error))
  location.reload()
}
