import { LegalPage } from '../../features/legal/legal-page'
import { termsSections } from '../../features/legal/terms-sections'

const TermsScreen = () => (
  <LegalPage
    title="Terms of Service"
    intro="The rules for using Swipefolio, in plain words."
    sections={termsSections}
  />
)

export default TermsScreen
