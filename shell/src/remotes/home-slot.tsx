import { slotsFor } from '@swipefolio/platform/registry'
import { slots } from '@swipefolio/shared/between-apps'
import { paths } from '@swipefolio/shared/contract'
import { useLocation } from '@swipefolio/shared/router'
import { homeOutline, homeRoom } from '@swipefolio/shared/ui'
import { Suspense } from 'react'
import { styled } from 'styled-components'
import { useCurrentRole } from './current-role'
import { usePageRegistry } from './page-registry'
import { RemoteScreen } from './remote-screen'

/** The part of the home page that belongs to the person's role, above the page's screen. Nothing for visitors. */
export const HomeSlot = () => {
  const { pathname } = useLocation()
  const role = useCurrentRole()
  const [content] = slotsFor(usePageRegistry(), slots.home.name, role)
  if (pathname !== paths.home || !content) return null
  return (
    <Room data-home>
      <Suspense fallback={<Outline />}>
        <RemoteScreen {...content} resetKey={role} />
      </Suspense>
    </Room>
  )
}

/* The page below begins out of view, so that it does not jump when the content arrives; not when the app is down. */
const Room = styled.div`
  &:not(:has(> [role='alert'])) {
    ${homeRoom}
  }
  /* The title of the landing page is an h1 until it is hydrated. */
  &:has(h1) ~ * h1 {
    visibility: hidden;
  }
`

const Outline = styled.div`
  ${homeRoom}
  ${homeOutline}
`
