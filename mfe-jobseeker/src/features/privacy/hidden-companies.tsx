import { HiddenNames } from './hidden-names'

/** Hides the job seeker's projects from recruiters of chosen companies. */
export const HiddenCompanies = ({ companies }: { companies: readonly string[] }) => (
  <HiddenNames
    setting="hiddenCompanies"
    names={companies}
    title="Hide From Companies"
    intro="Recruiters whose company has one of these names do not meet your projects. Perhaps you would like to leave out where you work today."
    listLabel="Hidden companies"
    empty="You are hidden from no company."
    formLabel="Hide from a company"
    fieldLabel="Company Name"
    missing="Please enter a company name"
    submitLabel="Hide From Company"
  />
)
