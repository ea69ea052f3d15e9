import { t } from '@swipefolio/shared/i18n'
import { LegalPage } from '../../features/legal/legal-page'
import { privacySections } from '../../features/legal/privacy-sections'

const PrivacyScreen = () => (
  <LegalPage
    title={t('Privacy Policy')}
    intro={t('What we know about you, who sees it, and what we leave alone.')}
    sections={privacySections}
  />
)

export default PrivacyScreen
