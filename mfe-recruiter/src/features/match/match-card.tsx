import type { Project } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Card, ProjectCover, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { MatchDetails } from './match-details'
import type { LastMatch } from './use-match'

interface MatchCardProps {
  match: LastMatch
  /** Missing after a reload. */
  project?: Project
  onClose: () => void
}

/** A liked card of a list that has turned over, in its own place: who made it, with a field for the first message. */
export const MatchCard = ({ match, project, onClose }: MatchCardProps) => (
  <Sheet
    as="aside"
    aria-label={t('Your last like')}
    hasPadding={false}
    isHighlighted
    onKeyDown={({ key }: { key: string }) => key === 'Escape' && onClose()}
  >
    {project && <ProjectCover {...project} alt={project.imageAlt} />}
    <Body>
      <MatchDetails match={match} onClose={onClose} />
    </Body>
  </Sheet>
)

/* As high as its content: without a picture, the rest of a row's height would be empty. */
const Sheet = styled(Card)`
  display: flex;
  align-self: start;
  flex-direction: column;
  overflow: hidden;
`

const Body = styled.div`
  padding: ${theme.space.m};
`
