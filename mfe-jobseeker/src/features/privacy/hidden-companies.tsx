import { t } from '@swipefolio/shared/i18n'
import { HiddenNames } from './hidden-names'

/** Hides the job seeker's projects from recruiters of chosen companies. */
export const HiddenCompanies = ({ companies }: { companies: readonly string[] }) => (
  <HiddenNames
    setting="hiddenCompanies"
    names={companies}
    title={t('Hide From Companies')}
    intro={t(
      'Recruiters whose company has one of these names do not meet your projects. Perhaps you would like to leave out where you work today.',
    )}
    listLabel={t('Hidden companies')}
    empty={t('No company is hidden yet.')}
    formLabel={t('Hide from a company')}
    fieldLabel={t('Company Name')}
    missing={t('Please enter a company name')}
    submitLabel={t('Hide From Company')}
  />
)
