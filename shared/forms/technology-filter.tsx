import { lazy, Suspense } from 'react'
import type { TechnologyFilterDialogProps } from './technology-filter-dialog'

const Dialog = lazy(() =>
  import('./technology-filter-dialog').then((loaded) => ({
    default: loaded.TechnologyFilterDialog,
  })),
)

/** The dialog that chooses the technologies of a filter; loaded when it is first rendered, and opens at once when it was rendered closed before. */
export const TechnologyFilterDialog = (props: TechnologyFilterDialogProps) => (
  <Suspense fallback={null}>
    <Dialog {...props} />
  </Suspense>
)
