import { isMissing, projectRequests, useQuery } from '@swipefolio/shared/api'
import { paths, type ProjectRequest } from '@swipefolio/shared/contract'
import { fullName } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { useParams } from '@swipefolio/shared/router'
import { isClosed } from '@swipefolio/shared/rules'
import { useSession } from '@swipefolio/shared/session'
import {
  ArrowLeftIcon,
  ButtonLink,
  ErrorBox,
  media,
  Page,
  PageHeader,
  QueryBoundary,
  Stack,
  TextLink,
  theme,
  useDocumentTitle,
  VisuallyHidden,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { MissingRequest } from '../../features/project-requests/missing-request'
import { useBookmarksElsewhere } from '../../features/project-requests/bookmarks-elsewhere'
import { fillerRequests } from '../../features/project-requests/filler-requests'
import { RequestActions } from '../../features/project-requests/request-actions'
import { RequestHead, RequestTexts } from '../../features/project-requests/request-detail'
import { useNow } from '../../features/project-requests/use-now'
import { usePageDescription } from '../../features/project-requests/use-page-description'
import { SubmissionSection } from '../../features/submissions/submission-section'

const descriptionLength = 150
const firstCharacters = (text: string) => Array.from(text).slice(0, descriptionLength).join('')

const [waiting] = fillerRequests(1)

const ProjectRequestScreen = () => {
  const { requestId } = useParams()
  return requestId ? <RequestById key={requestId} requestId={requestId} /> : <MissingId />
}

export default ProjectRequestScreen

const RequestById = ({ requestId }: { requestId: string }) => {
  const isKnownMissing = projectRequests.isKnownMissing(requestId)
  const request = useQuery({ ...projectRequests.detail(requestId), enabled: !isKnownMissing })
  const isJobSeeker = useSession(({ role }) => role === 'jobseeker')
  const recruiterName = useSession(({ role, userName }) => role === 'recruiter' && userName)
  const bookmark = useQuery({
    ...projectRequests.isBookmarked(requestId),
    enabled: isJobSeeker && !isKnownMissing,
  })
  useBookmarksElsewhere()
  const now = useNow()
  useDocumentTitle(request.data?.title ?? t('Project Request'))
  usePageDescription(request.data && firstCharacters(request.data.mission))
  const content = (data: ProjectRequest, isOver = isClosed(data.endDate, now)) => {
    const submissions = (
      <Side>
        <SubmissionSection requestId={requestId} isClosed={isOver} />
      </Side>
    )
    // Whose it is, the server says too late for the place: the name does.
    const isProbablyOwn = recruiterName === fullName(data.owner)
    return (
      <Columns>
        <RequestHead request={data} now={now} isOver={isOver} />
        {isProbablyOwn && submissions}
        <RequestTexts request={data} />
        {!isProbablyOwn && submissions}
      </Columns>
    )
  }
  if (isKnownMissing || isMissing(request.error)) return <MissingRequest />
  const hasFailed = request.isError && !request.data
  return (
    <Page>
      <Stack gap="l">
        {hasFailed ? (
          <PageHeader title={t('Project Request')} />
        ) : (
          <Head>
            <BackLink />
            {request.data && (
              <RequestActions
                request={{ ...request.data, isBookmarked: bookmark.data?.isBookmarked }}
              />
            )}
          </Head>
        )}
        {request.isPending && <VisuallyHidden as="h1">{t('Project Request')}</VisuallyHidden>}
        <QueryBoundary
          query={request}
          loadingText={t('Loading project request...')}
          errorText={t('Failed to load project request')}
          isPage
          errorAction={<ReturnLink />}
          skeleton={waiting && content(waiting, false)}
        >
          {(data) => content(data)}
        </QueryBoundary>
      </Stack>
    </Page>
  )
}

const MissingId = () => {
  useDocumentTitle(t('Project Request'))
  return (
    <Page>
      <PageHeader title={t('Project Request')} />
      <ErrorBox message={t('Project request ID is missing')}>
        <ReturnLink />
      </ErrorBox>
    </Page>
  )
}

const ReturnLink = () => (
  <TextLink to={paths.projectRequests}>{t('Return to Project Requests')}</TextLink>
)

const BackLink = () => (
  <ButtonLink
    to={paths.projectRequests}
    variant="plain"
    size="small"
    icon={<ArrowLeftIcon aria-hidden />}
  >
    {t('All Project Requests')}
  </ButtonLink>
)

const Side = styled.div`
  &:last-child {
    margin-block-start: ${theme.space.m};
  }
  ${media.menu} {
    grid-area: 1 / 2 / span 2;

    &:last-child {
      margin-block-start: 0;
    }
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l} ${theme.space.xl};

  ${media.menu} {
    grid-template: auto 1fr / minmax(0, 1fr) 26rem;
    align-items: start;
  }
`

/* As high as its link alone, so that the button moves nothing. */
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block: calc(-1 * ${theme.space.s}) calc(-1 * ${theme.space.xs});
  margin-inline: calc(-1 * ${theme.space.s});

  > div {
    margin-block: calc(-1 * ${theme.space.xs});
    margin-inline-end: 0;
  }
`
