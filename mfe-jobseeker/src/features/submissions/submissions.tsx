import { links, refresh, useInfiniteQuery, useLiveEvent } from '@swipefolio/shared/api'
import { paths, type SentLink } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  BriefcaseIcon,
  ButtonLink,
  Empty,
  fillerText,
  PageHeader,
  Pagination,
  QueryBoundary,
  Stack,
  useDocumentTitle,
} from '@swipefolio/shared/ui'
import { SubmissionRow } from './submission-row'

const waiting: SentLink[] = Array.from({ length: 4 }, (_, index) => ({
  id: -1 - index,
  gitHubLink: fillerText(36).replaceAll(' ', '-'),
  ownerRevealed: false,
  createdAt: '',
  project: null,
  note: '',
  status: 'SENT',
  statusAt: '',
  reply: '',
  projectRequest: { id: -1, title: fillerText(24), endDate: '' },
}))

/** The job seeker's submissions to project requests, with their status. */
export const Submissions = () => {
  useDocumentTitle(t('My Submissions'))
  const sent = useInfiniteQuery(links.sent())
  useLiveEvent(({ type }) => {
    if (type === 'notification' || type === 'refresh') refresh(links.sent().queryKey)
  })
  return (
    <>
      <PageHeader
        title={t('My Submissions')}
        intro={t(
          'Recruiters judge the repositories that you sent without your name, until they reveal it.',
        )}
      />
      <QueryBoundary
        query={sent}
        loadingText={t('Loading submissions...')}
        errorText={t('Failed to load submissions')}
        isPage
        skeleton={<Rows sent={waiting} />}
        isEmpty={(all) => all.length === 0}
        empty={
          <Empty
            title={t('No Submissions Yet')}
            icon={<BriefcaseIcon aria-hidden />}
            action={<ButtonLink to={paths.projectRequests}>{t('See Project Requests')}</ButtonLink>}
          >
            {t(
              'Recruiters ask for work that they would like to see. Answer with a repository of yours.',
            )}
          </Empty>
        }
      >
        {(all) => (
          <>
            <Rows sent={all} />
            <Pagination query={sent} />
          </>
        )}
      </QueryBoundary>
    </>
  )
}

const Rows = ({ sent }: { sent: readonly SentLink[] }) => (
  <Stack as="ul" gap="s">
    {sent.map((submission) => (
      <SubmissionRow key={submission.id} submission={submission} />
    ))}
  </Stack>
)
