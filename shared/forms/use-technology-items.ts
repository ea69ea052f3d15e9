import { useEffect } from 'react'
import type { Technology } from '../contract'
import { t } from '../i18n'
import type { UnavailableItems } from './combobox-list'

interface TechnologyQuery {
  data: Technology[] | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => Promise<unknown>
}

export interface TechnologyItems {
  items: readonly Technology[]
  /** Set while there are none. */
  unavailable?: UnavailableItems
}

/** The technologies to choose from in a `Combobox`; a failure is logged, and shown where the field is opened. */
export function useTechnologyItems({
  data,
  error,
  isFetching,
  refetch,
}: TechnologyQuery): TechnologyItems {
  useEffect(() => {
    if (error) console.debug('Technologies could not be loaded', error)
  }, [error])

  const failure = { text: t('Failed to load technologies'), onRetry: () => void refetch() }
  return {
    items: data ?? [],
    unavailable: data ? undefined : isFetching ? { text: t('Loading technologies...') } : failure,
  }
}
