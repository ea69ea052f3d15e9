import { links, refresh, useInfiniteQuery, useLiveEvent } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import {
  BriefcaseIcon,
  ButtonLink,
  Empty,
  PageHeader,
  Pagination,
  QueryBoundary,
  Stack,
  useDocumentTitle,
} from '@swipefolio/shared/ui'
import { SubmissionRow } from './submission-row'

/** The job seeker's submissions to project requests, with their status. */
export const Submissions = () => {
  useDocumentTitle('My Submissions')
  const sent = useInfiniteQuery(links.sent())
  useLiveEvent(({ type }) => {
    if (type === 'notification' || type === 'refresh') refresh(links.sent().queryKey)
  })
  return (
    <>
      <PageHeader
        title="My Submissions"
        intro="The repositories that you sent to project requests. A recruiter judges them without your name until they reveal it."
      />
      <QueryBoundary
        query={sent}
        loadingText="Loading submissions..."
        errorText="Failed to load submissions"
        skeleton="rows"
        isEmpty={(all) => all.length === 0}
        empty={
          <Empty
            title="No Submissions Yet"
            icon={<BriefcaseIcon aria-hidden />}
            action={<ButtonLink to={paths.projectRequests}>See Project Requests</ButtonLink>}
          >
            Recruiters ask for work that they would like to see. Answer with a repository of yours.
          </Empty>
        }
      >
        {(all) => (
          <>
            <Stack as="ul" gap="s">
              {all.map((submission) => (
                <SubmissionRow key={submission.id} submission={submission} />
              ))}
            </Stack>
            <Pagination query={sent} />
          </>
        )}
      </QueryBoundary>
    </>
  )
}
