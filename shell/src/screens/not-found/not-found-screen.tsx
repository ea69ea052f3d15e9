import { paths } from '@swipefolio/shared/contract'
import { ButtonLink, Page, PageHeader, useDocumentTitle } from '@swipefolio/shared/ui'
import { WaysOn } from '../../frame/ways-on'

export default function NotFoundScreen() {
  useDocumentTitle('Page not found')
  return (
    <Page width="medium">
      <PageHeader
        title="Page not found"
        intro="There is nothing at this address. It may have moved, or the link was mistyped."
        actions={<ButtonLink to={paths.home}>Back to Home</ButtonLink>}
      />
      <WaysOn />
    </Page>
  )
}
