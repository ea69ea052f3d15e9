import { type ReactNode, useEffect } from 'react'
import { styled } from 'styled-components'
import type { RegistryMenuEntry } from '@swipefolio/platform/registry'
import { useLocation } from '@swipefolio/shared/router'
import { homeRoom, theme, toast, VisuallyHidden } from '@swipefolio/shared/ui'
import { useChatInUrl } from '../features/chat-requests/use-chat-in-url'
import { useUnopenedChat } from '../features/chat-requests/use-unopened-chat'
import { usePushedPage } from '../features/notifications/use-pushed-page'
import { useNavigationFocus } from '../features/focus/use-navigation-focus'
import { useSessionEnd } from '../features/session/use-session-end'
import { Footer } from './footer'
import { Header } from './header'
import { SkipLink } from './skip-link'
import { UpdateOffer } from './update-offer'
import { ReadOnlyNotice } from './without-scripts'

const mainId = 'main'

export interface FrameProps {
  /** The sorted menu entries of all apps. */
  menu: RegistryMenuEntry[]
  /** Over the page; its button is the last one of the header. */
  overlay?: ReactNode
  /** Shown above the screen, on the home page of members. */
  home?: ReactNode
  children: ReactNode
}

export const Frame = ({ menu, overlay, home, children }: FrameProps) => {
  const announcement = useNavigationFocus(mainId)
  const { pathname } = useLocation()
  useEffect(() => toast.dismissErrors(), [pathname])
  useSessionEnd()
  useUnopenedChat()
  useChatInUrl()
  usePushedPage()
  return (
    <Sheet>
      <SkipLink targetId={mainId} />
      <Header menu={menu} />
      {overlay}
      <ReadOnlyNotice />
      <UpdateOffer />
      <Main id={mainId} tabIndex={-1}>
        {home}
        {children}
      </Main>
      <Footer />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Sheet>
  )
}

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`

/* Fills the window, so that the footer begins below it and late content does not move it. */
const Main = styled.main`
  flex: 1 0 auto;
  min-block-size: calc(100lvb - ${theme.space.xxl});
  min-inline-size: 0;

  &:focus {
    outline: none;
  }
  h1:focus {
    outline: none;
  }

  /* Pressed while the scripts of the page are still arriving. */
  [data-early][aria-busy='true'] {
    cursor: progress;
    opacity: 0.55;
  }

  /* What only visitors see, until a screen of the prerendered page knows the session. */
  :root:is([data-signed-in], [data-chooses-role]) & [data-for-visitors] {
    visibility: hidden;
  }

  /* The room of a member's home, kept free in the prerendered page, which is shown once its part for the member is there. */
  :root[data-signed-in='home'] &:not(:has(> [data-home]))::before {
    display: block;
    content: '';
    ${homeRoom}
  }
  :root[data-signed-in='home'] &:not(:has(> [data-home])) > * {
    visibility: hidden;
  }
`
