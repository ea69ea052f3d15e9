import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { ButtonLink, NotFound, Page } from '@swipefolio/shared/ui'

export const MissingRequest = () => (
  <Page>
    <NotFound
      title={t('Project request not found')}
      headingLevel={1}
      actions={
        <>
          <ButtonLink to={paths.projectRequests}>{t('Return to Project Requests')}</ButtonLink>
          <ButtonLink to={paths.home} variant="quiet">
            {t('Back to Home')}
          </ButtonLink>
        </>
      }
    >
      {t(
        'There is no such project request. It may have been removed, or its address was mistyped.',
      )}
    </NotFound>
  </Page>
)
