import { useCallback, useSyncExternalStore } from 'react'

const choices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof choices)[number]

const storageKey = 'theme'
const listeners = new Set<() => void>()

const isChoice = (value: unknown): value is ThemeChoice =>
  choices.some((choice) => choice === value)

const storedChoice = (): ThemeChoice => {
  try {
    const stored = localStorage.getItem(storageKey)
    return isChoice(stored) ? stored : 'system'
  } catch {
    return 'system'
  }
}

const show = (choice: ThemeChoice) => {
  if (choice === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = choice
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The person's colour scheme with its setter. It is kept in local storage; an inline script applies it before the first paint. */
export const useThemeChoice = () => {
  const choice = useSyncExternalStore<ThemeChoice>(subscribe, storedChoice, () => 'system')
  const setChoice = useCallback((next: ThemeChoice) => {
    try {
      localStorage.setItem(storageKey, next)
    } catch (error) {
      console.debug('The colour scheme could not be kept', error)
    }
    show(next)
    for (const listener of listeners) listener()
  }, [])
  return [choice, setChoice] as const
}
