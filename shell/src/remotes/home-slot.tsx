import { slotsFor } from '@swipefolio/platform/registry'
import { slots } from '@swipefolio/shared/between-apps'
import { paths } from '@swipefolio/shared/contract'
import { useLocation } from '@swipefolio/shared/router'
import { homeOutline, homeRoom } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { HomeRoom } from '../frame/home-room'
import { useCurrentRole } from './current-role'
import { usePageRegistry } from './page-registry'
import { PromptSuspense } from './prompt-suspense'
import { RemoteScreen } from './remote-screen'

/** The part of the home page that belongs to the person's role, above the page's screen. Nothing for visitors. */
export const HomeSlot = ({ content: firstContent }: { content: Promise<unknown> }) => {
  const { pathname } = useLocation()
  const role = useCurrentRole()
  const [content] = slotsFor(usePageRegistry(), slots.home.name, role)
  if (pathname !== paths.home || !content) return null
  return (
    <HomeRoom data-home>
      <PromptSuspense content={firstContent} fallback={<Outline data-outline />}>
        <RemoteScreen {...content} resetKey={role} />
      </PromptSuspense>
    </HomeRoom>
  )
}

const Outline = styled.div`
  ${homeRoom}
  ${homeOutline}
`
