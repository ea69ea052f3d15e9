import type { Project } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  Button,
  ChevronDownIcon,
  IconButton,
  mainControl,
  media,
  PencilIcon,
  ProjectCard,
  theme,
  Trash2Icon,
} from '@swipefolio/shared/ui'
import { useState } from 'react'
import { styled } from 'styled-components'

export interface ProjectItemActions {
  onOpen: (project: Project) => void
  onEdit: (project: Project) => void
  onDelete: (project: Project) => void
}

/** A project card with the owner's actions. */
export const ProjectItem = ({
  project,
  onOpen,
  onEdit,
  onDelete,
}: ProjectItemActions & { project: Project }) => {
  const [isExpanded, setExpanded] = useState(false)
  return (
    <ProjectCard
      project={project}
      headingLevel={2}
      movesAs={`project-${project.id}`}
      isExpanded={isExpanded}
      corner={
        <Expander
          label={isExpanded ? t('Show Less') : t('Show More')}
          tip={isExpanded ? t('Less') : t('More')}
          icon={<ChevronDownIcon aria-hidden />}
          aria-expanded={isExpanded}
          onClick={() => setExpanded((was) => !was)}
        />
      }
      actions={
        <Row>
          <Open variant="quiet" onClick={() => onOpen(project)} {...mainControl}>
            {t('View Details')}
          </Open>
          <IconButton
            label={t('Edit')}
            tip={t('Edit')}
            icon={<PencilIcon aria-hidden />}
            onClick={() => onEdit(project)}
          />
          <IconButton
            label={t('Delete')}
            tip={t('Delete')}
            icon={<Trash2Icon aria-hidden />}
            onClick={() => onDelete(project)}
          />
        </Row>
      }
    />
  )
}

/* One row in any font, the last icon at the edge, as that beside the title. */
const Row = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${theme.space.xxs};
  margin-inline-end: -${theme.space.xs};

  ${media.touch} {
    gap: ${theme.space.xs};
  }
`

const Open = styled(Button)`
  flex: none;
  margin-inline-end: auto;
`

const Expander = styled(IconButton)`
  svg {
    transition: rotate ${theme.motion.fast};
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`
