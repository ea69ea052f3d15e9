import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { ButtonLink, CodeIcon } from '@swipefolio/shared/ui'
import { DeadEnd } from './dead-end'
import { NoticeStrip } from './notice-strip'

/** Above a page that can be read without scripts. */
export const ReadOnlyNotice = () => (
  <noscript>
    <NoticeStrip
      text={t(
        'You can read this page without JavaScript. Logging in, swiping and chatting need it.',
      )}
    />
  </noscript>
)

/** In place of a page that needs scripts. */
export const NeedsScripts = () => (
  <DeadEnd
    title={t('This page needs JavaScript')}
    icon={<CodeIcon aria-hidden />}
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
      'Please switch it on in your browser and load the page again. Who we are, and what recruiters would like to see built, can be read without it.',
    )}
  </DeadEnd>
)
