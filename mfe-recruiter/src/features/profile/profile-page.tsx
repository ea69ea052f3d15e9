import type { UserWithProjects } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  ArrowLeftIcon,
  Avatar,
  Button,
  fillText,
  Heading,
  media,
  Moving,
  Page,
  Skeleton,
  theme,
} from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { fillerUser } from '../projects/user-projects'
import { ProfileFacts, ProfileHeadline } from './profile-facts'

interface ProfilePageProps {
  userId: string
  /** Undefined while nothing tells it. */
  name: string | undefined
  /** Undefined while it is loaded, and when it cannot be. */
  user: UserWithProjects | undefined
  isLoading: boolean
  /** The call with the name, for a page that has its answer before the scripts. */
  firstCall?: string
  /** What is known of a contact beside the profile; filler while it is loaded. */
  contactFacts: ReactNode
  /** What to do with this person. */
  action: ReactNode
  /** A line above the profile. */
  notice?: ReactNode
  onBack: () => void
  /** The rest of the profile. */
  children: ReactNode
}

/** A job seeker's profile as the contacts see it: for recruiters, and for its owner. */
export const ProfilePage = ({
  userId,
  name,
  user,
  isLoading,
  firstCall,
  contactFacts,
  action,
  notice,
  onBack,
  children,
}: ProfilePageProps) => {
  const fill = firstCall ? { from: firstCall } : undefined
  return (
    <Page>
      <BackButton
        variant="quiet"
        size="small"
        icon={<ArrowLeftIcon aria-hidden />}
        onClick={onBack}
      >
        {t('Back')}
      </BackButton>
      {notice}
      <Head>
        <Picture>
          {name === undefined ? (
            <Skeleton>
              <Avatar name="" size="huge" />
            </Skeleton>
          ) : (
            <Avatar name={name} image={user?.profile?.image} size="huge" />
          )}
        </Picture>
        <div>
          <Heading level={1}>
            {name === undefined ? (
              <Name {...(firstCall ? fillText('fullName', firstCall) : {})}>{t('Profile')}</Name>
            ) : (
              <Moving name={`person-${userId}`}>
                <Name>{name}</Name>
              </Moving>
            )}
          </Heading>
          {user ? (
            <ProfileHeadline user={user} />
          ) : (
            isLoading && (
              <Skeleton fill={fill}>
                <ProfileHeadline user={fillerUser} />
              </Skeleton>
            )
          )}
        </div>
        {(user || isLoading) && <Action>{action}</Action>}
        <FactsArea>
          {user ? (
            <ProfileFacts user={user}>{contactFacts}</ProfileFacts>
          ) : (
            isLoading && (
              <Skeleton fill={fill}>
                <ProfileFacts user={fillerUser}>{contactFacts}</ProfileFacts>
              </Skeleton>
            )
          )}
        </FactsArea>
      </Head>
      {children}
    </Page>
  )
}

const Name = styled.bdi`
  display: inline-block;
  overflow-wrap: anywhere;
`

/** On phones the action and the facts, whose height is known last, have the full width below the picture and the name. */
const Head = styled.header`
  display: grid;
  grid-template: 'picture name action' auto 'picture facts action' 1fr / auto minmax(0, 1fr) auto;
  gap: ${theme.space.s} ${theme.space.xl};
  margin-block-end: ${theme.space.xl};

  ${media.phone} {
    grid-template: 'picture name' auto 'action action' auto 'facts facts' auto / auto minmax(0, 1fr);
    align-items: center;
    gap: ${theme.space.m};
  }
`

const Picture = styled.div`
  grid-area: picture;
  align-self: start;

  ${media.phone} {
    > span,
    > div > span {
      inline-size: 4.5rem;
      block-size: 4.5rem;
    }
  }
`

const FactsArea = styled.div`
  grid-area: facts;
  min-inline-size: 0;
`

const Action = styled.div`
  grid-area: action;
  display: grid;
  align-self: start;
`

const BackButton = styled(Button)`
  margin-block-end: ${theme.space.l};
`
