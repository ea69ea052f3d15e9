import { HiddenNames } from './hidden-names'

/** Hides the job seeker's projects from recruiters whose email address is at a chosen domain. */
export const HiddenDomains = ({ domains }: { domains: readonly string[] }) => (
  <HiddenNames
    setting="hiddenDomains"
    names={domains}
    title="Hide From Email Domains"
    intro="Recruiters whose email address ends in one of these domains do not meet your projects, whatever company they name. Subdomains count, too: example.com covers mail.example.com."
    listLabel="Hidden email domains"
    empty="You are hidden from no email domain."
    formLabel="Hide from an email domain"
    fieldLabel="Email Domain"
    missing="Please enter an email domain"
    submitLabel="Hide From Domain"
  />
)
