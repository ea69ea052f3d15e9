import { anonymousRole } from '@swipefolio/platform/registry'
import { paths } from '@swipefolio/shared/contract'
import { ButtonLink, SearchXIcon } from '@swipefolio/shared/ui'
import { DeadEnd } from '../../frame/dead-end'
import { useCurrentRole } from '../../remotes/current-role'

export default function NotFoundScreen() {
  const isVisitor = useCurrentRole() === anonymousRole
  return (
    <DeadEnd
      title="Page not found"
      icon={<SearchXIcon aria-hidden />}
      actions={
        <>
          <ButtonLink to={paths.home}>Back to Home</ButtonLink>
          <ButtonLink to={isVisitor ? paths.projectRequests : paths.dashboard} variant="quiet">
            {isVisitor ? 'Project Requests' : 'Go to your dashboard'}
          </ButtonLink>
        </>
      }
    >
      There is nothing at this address. It may have moved, or the link was mistyped.
    </DeadEnd>
  )
}
