import { paths } from '@swipefolio/shared/contract'
import { ButtonLink, NotFound, Page, PageHeader } from '@swipefolio/shared/ui'

export const MissingRequest = () => (
  <Page>
    <PageHeader title="Project Request" />
    <NotFound
      title="Project request not found"
      actions={
        <>
          <ButtonLink to={paths.projectRequests}>Return to Project Requests</ButtonLink>
          <ButtonLink to={paths.home} variant="quiet">
            Back to Home
          </ButtonLink>
        </>
      }
    >
      There is no such project request. It may have been removed, or its address was mistyped.
    </NotFound>
  </Page>
)
