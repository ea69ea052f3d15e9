import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { ButtonLink, SearchXIcon } from '@swipefolio/shared/ui'
import { DeadEnd } from '../../frame/dead-end'
import { WaysOn } from '../../frame/ways-on'

export default function NotFoundScreen() {
  return (
    <DeadEnd
      title={t('Page not found')}
      icon={<SearchXIcon aria-hidden />}
      actions={<ButtonLink to={paths.home}>{t('Back to Home')}</ButtonLink>}
      waysOn={<WaysOn />}
    >
      {t('There is nothing at this address. It may have moved, or the link was mistyped.')}
    </DeadEnd>
  )
}
