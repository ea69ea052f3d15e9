import { paths, type RecruiterHome } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { ButtonLink, Cluster, Empty, HomeCard, HomePart } from '@swipefolio/shared/ui'
import { deckHeadline } from './deck-headline'

/** How many projects the recruiter has not decided on, with the top one. */
export const WaitingDeck = ({ count, top }: RecruiterHome['deck']) => {
  if (!top) {
    return (
      <Empty
        title={deckHeadline(0)}
        action={
          <Cluster justify="center">
            <ButtonLink to={paths.dashboardSection('requests', 'new=true')}>
              {t('Post a Project Request')}
            </ButtonLink>
            <ButtonLink to={paths.dashboardSection('saved')} variant="quiet">
              {t('Saved Projects')}
            </ButtonLink>
          </Cluster>
        }
      >
        {t('New ones appear here first.')}
      </Empty>
    )
  }
  return (
    <HomePart title={deckHeadline(count)}>
      <HomeCard
        project={top}
        to={paths.swipeProjects}
        action={
          <ButtonLink to={paths.swipeProjects} size="large">
            {t('Open Your Deck')}
          </ButtonLink>
        }
      />
    </HomePart>
  )
}
