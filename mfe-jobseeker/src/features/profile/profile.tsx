import { jobSeekerProfile, profile, projects, publicPages, useQuery } from '@swipefolio/shared/api'
import type { OwnJobSeekerProfile, OwnPublicPage } from '@swipefolio/shared/contract'
import { fullName } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { PageHeader, QueryBoundary, Stack, useDocumentTitle } from '@swipefolio/shared/ui'
import { useState } from 'react'
import { ProfileForm } from './profile-form'
import { PublicPageForm } from './public-page-form'
import { ViewProfile } from './view-profile'

const filler: OwnJobSeekerProfile = {
  headline: '',
  about: '',
  place: '',
  availability: '',
  availableFrom: '',
  languages: [],
  links: [],
  image: '',
}

const offPage: OwnPublicPage = { isOn: false, handle: '', projectIds: [], isListed: false }

/** What recruiters read of the job seeker once they are contacts. */
export const Profile = () => {
  useDocumentTitle(t('Profile'))
  const details = useQuery(profile.jobSeeker())
  const own = useQuery(jobSeekerProfile.own())
  const page = useQuery(publicPages.own())
  const published = useQuery(projects.all())
  const [isSwitchedOn, setSwitchedOn] = useState<boolean>()
  const name = details.data ? fullName(details.data) : ''
  return (
    <>
      <PageHeader
        title={t('Profile')}
        intro={t(
          'Only recruiters who liked a project of yours or revealed a link see this, unless you show it on a public page. Every field is optional.',
        )}
        actions={<ViewProfile />}
      />
      <Stack gap="l">
        <QueryBoundary
          query={own}
          waitsFor={[details, page, published]}
          loadingText={t('Loading profile...')}
          errorText={t('Failed to load your profile')}
          skeleton={<ProfileForm profile={filler} name="" isPageOn={false} />}
        >
          {(data) => (
            <ProfileForm
              profile={data}
              name={name}
              isPageOn={isSwitchedOn ?? page.data?.isOn ?? false}
            />
          )}
        </QueryBoundary>
        <QueryBoundary
          query={page}
          waitsFor={[own, published]}
          loadingText={t('Loading public page...')}
          errorText={t('Failed to load your public page')}
          skeleton={<PublicPageForm page={offPage} projects={[]} name="" />}
        >
          {(data) => (
            <PublicPageForm
              page={data}
              projects={published.data ?? []}
              name={name}
              onSwitch={setSwitchedOn}
            />
          )}
        </QueryBoundary>
      </Stack>
    </>
  )
}
