import { profile, useQuery } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Button, ButtonLink, EyeIcon } from '@swipefolio/shared/ui'

/** Leads to what recruiters see of the job seeker; its room is kept until the address is known. */
export const ViewProfile = () => {
  const { data } = useQuery(profile.jobSeeker())
  const look = {
    variant: 'quiet',
    icon: <EyeIcon aria-hidden />,
    children: t('View Profile'),
  } as const
  return data ? <ButtonLink {...look} to={paths.user(data.id)} /> : <Button {...look} disabled />
}
