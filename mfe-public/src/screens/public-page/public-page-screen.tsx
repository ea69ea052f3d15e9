import { isMissing, publicPages, useQuery } from '@swipefolio/shared/api'
import type { PublicPage } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { useParams } from '@swipefolio/shared/router'
import {
  fillerProjects,
  fillerText,
  Page,
  PageHeader,
  QueryBoundary,
  useDocumentTitle,
  VisuallyHidden,
} from '@swipefolio/shared/ui'
import { useNow } from '../../features/project-requests/use-now'
import { usePageDescription } from '../../features/project-requests/use-page-description'
import { MissingPage } from '../../features/public-page/missing-page'
import { PublicPageView } from '../../features/public-page/public-page-view'
import { WaysOn } from '../../features/public-page/ways-on'

const waiting: PublicPage = {
  handle: '',
  fullName: fillerText(12),
  headline: fillerText(30),
  about: '',
  place: '',
  availability: '',
  availableFrom: '',
  languages: [],
  links: [],
  image: '',
  projects: fillerProjects(2),
}

const PublicPageScreen = () => {
  const { handle = '' } = useParams()
  const isKnownMissing = publicPages.isKnownMissing(handle)
  const found = useQuery({ ...publicPages.of(handle), enabled: !isKnownMissing })
  const now = useNow()
  const isGone = isKnownMissing || isMissing(found.error)
  useDocumentTitle(isGone ? t('Page not found') : (found.data?.fullName ?? t('Profile')))
  usePageDescription(
    found.data && (found.data.headline || t('Projects by {name}.', { name: found.data.fullName })),
  )
  if (isGone) return <MissingPage />
  return (
    <Page>
      {found.isError && !found.data && <PageHeader title={t('Profile')} />}
      {found.isPending && <VisuallyHidden as="h1">{t('Profile')}</VisuallyHidden>}
      <QueryBoundary
        query={found}
        loadingText={t('Loading profile...')}
        errorText={t('Failed to load this page')}
        isPage
        skeleton={<PublicPageView page={waiting} now={now} />}
      >
        {(page) => (
          <>
            <PublicPageView page={page} now={now} />
            <WaysOn />
          </>
        )}
      </QueryBoundary>
    </Page>
  )
}

export default PublicPageScreen
