import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { ButtonLink, NotFound, Page } from '@swipefolio/shared/ui'

export const MissingPage = () => (
  <Page>
    <NotFound
      title={t('Page not found')}
      headingLevel={1}
      actions={
        <>
          <ButtonLink to={paths.home}>{t('Back to Home')}</ButtonLink>
          <ButtonLink to={paths.projectRequests} variant="quiet">
            {t('Project Requests')}
          </ButtonLink>
        </>
      }
    >
      {t(
        'Nobody shows a page at this address. It may have been switched off, or the address was mistyped.',
      )}
    </NotFound>
  </Page>
)
