import { lazy, Suspense } from 'react'
import type { ReadmeViewProps } from './readme-view'

const ReadmeView = lazy(() =>
  import('./readme-view').then((loaded) => ({ default: loaded.ReadmeView })),
)

/** The README of a project: words alone, whatever the repository has in it. */
export const Readme = (props: ReadmeViewProps) => (
  <Suspense fallback={null}>
    <ReadmeView {...props} />
  </Suspense>
)
