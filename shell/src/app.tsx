import { QueryProvider } from '@swipefolio/shared/api'
import { slots } from '@swipefolio/shared/between-apps'
import { BrowserRouter } from '@swipefolio/shared/router'
import { GlobalStyle, Toaster } from '@swipefolio/shared/ui'
import { Suspense, type ReactNode } from 'react'
import { Frame } from './frame/frame'
import { HomeSlot } from './remotes/home-slot'
import { Page } from './remotes/page'
import { LoadingBar } from './remotes/loading-bar'
import { usePageRegistry } from './remotes/page-registry'
import { Slot } from './remotes/slot'

/** `badge` lists the overridden builds of this tab. */
export const App = ({ badge }: { badge?: ReactNode }) => (
  <QueryProvider>
    <GlobalStyle />
    <LoadingBar />
    <BrowserRouter>
      <Frame menu={usePageRegistry().menu} home={<HomeSlot />}>
        <Suspense fallback={null}>
          <Page />
        </Suspense>
      </Frame>
      <Slot name={slots.overlay.name} />
    </BrowserRouter>
    {badge}
    <Toaster />
  </QueryProvider>
)
