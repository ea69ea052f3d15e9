import { QueryProvider } from '@swipefolio/shared/api'
import { slots } from '@swipefolio/shared/between-apps'
import { BrowserRouter } from '@swipefolio/shared/router'
import { GlobalStyle, Toaster } from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'
import { Commands } from './features/commands/commands'
import { Frame } from './frame/frame'
import { HomeSlot } from './remotes/home-slot'
import { Page } from './remotes/page'
import { LoadingBar } from './remotes/loading-bar'
import { usePageRegistry } from './remotes/page-registry'
import { PromptSuspense } from './remotes/prompt-suspense'
import { Slot } from './remotes/slot'

interface AppProps {
  /** Resolves once the screens of the first page are loaded. */
  content: Promise<unknown>
  /** Lists the overridden builds of this tab. */
  badge?: ReactNode
}

export const App = ({ content, badge }: AppProps) => (
  <QueryProvider>
    <GlobalStyle />
    <LoadingBar />
    <BrowserRouter>
      <Frame
        menu={usePageRegistry().menu}
        overlay={<Slot name={slots.overlay.name} />}
        home={<HomeSlot content={content} />}
      >
        <PromptSuspense content={content} fallback={null}>
          <Page />
        </PromptSuspense>
      </Frame>
      <Commands />
    </BrowserRouter>
    {badge}
    <Toaster />
  </QueryProvider>
)
