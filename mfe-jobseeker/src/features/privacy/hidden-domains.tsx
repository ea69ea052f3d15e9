import { t } from '@swipefolio/shared/i18n'
import { HiddenNames } from './hidden-names'

/** Hides the job seeker's projects from recruiters whose email address is at a chosen domain. */
export const HiddenDomains = ({ domains }: { domains: readonly string[] }) => (
  <HiddenNames
    setting="hiddenDomains"
    names={domains}
    title={t('Hide From Email Domains')}
    intro={t(
      'Recruiters whose email address ends in one of these domains do not meet your projects, whatever company they name. Subdomains count, too: example.com covers mail.example.com.',
    )}
    listLabel={t('Hidden email domains')}
    empty={t('No email domain is hidden yet.')}
    formLabel={t('Hide from an email domain')}
    fieldLabel={t('Email Domain')}
    missing={t('Please enter an email domain')}
    submitLabel={t('Hide From Domain')}
  />
)
