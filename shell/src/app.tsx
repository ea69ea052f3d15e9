import { QueryProvider } from '@swipefolio/shared/api'
import { BrowserRouter } from '@swipefolio/shared/router'
import { GlobalStyle, Toaster } from '@swipefolio/shared/ui'
import { Suspense } from 'react'
import { Frame } from './frame/frame'
import { Page } from './remotes/page'
import { pageRegistry } from './remotes/page-registry'
import { Slot } from './remotes/slot'

export const App = () => (
  <QueryProvider>
    <GlobalStyle />
    <BrowserRouter>
      <Frame menu={pageRegistry().menu}>
        <Suspense fallback={null}>
          <Page />
        </Suspense>
      </Frame>
      <Slot name="overlay" />
    </BrowserRouter>
    <Toaster />
  </QueryProvider>
)
