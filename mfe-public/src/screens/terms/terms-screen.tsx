import { t } from '@swipefolio/shared/i18n'
import { LegalPage } from '../../features/legal/legal-page'
import { termsSections } from '../../features/legal/terms-sections'

const TermsScreen = () => (
  <LegalPage
    title={t('Terms of Service')}
    intro={t('The rules for using Swipefolio, in plain words.')}
    sections={termsSections}
  />
)

export default TermsScreen
