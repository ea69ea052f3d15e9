import { t } from '@swipefolio/shared/i18n'
import {
  Button,
  Empty,
  EyeIcon,
  fillerProjects,
  media,
  PageHeader,
  PencilIcon,
  QueryBoundary,
  Stack,
  theme,
  Trash2Icon,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { BackButton } from './back-button'
import { OwnReadme } from './own-readme'
import { ProjectFacts } from './project-facts'
import type { ProjectItemActions } from './project-item'
import { RecruiterPreview } from './recruiter-preview'
import { useOwnProject } from './use-own-project'

interface ProjectDetailsProps extends Omit<ProjectItemActions, 'onOpen'> {
  title: string
  projectId: number
  onBack: () => void
  isPreviewed: boolean
  onPreview: (isShown: boolean) => void
}

const [waiting] = fillerProjects(1)

/** All details of a project, with the owner's actions. */
export const ProjectDetails = ({
  title,
  projectId,
  onBack,
  isPreviewed,
  onPreview,
  onEdit,
  onDelete,
}: ProjectDetailsProps) => {
  const { project, query } = useOwnProject(projectId)
  return (
    <>
      <BackButton onClick={onBack}>{t('Back to Projects')}</BackButton>
      <PageHeader
        title={<bdi>{title}</bdi>}
        actions={
          (project || query.isPending) && (
            <Actions>
              <Button
                variant="quiet"
                icon={<EyeIcon aria-hidden />}
                disabled={!project}
                onClick={() => onPreview(true)}
              >
                {t('Preview')}
              </Button>
              <Button
                variant="quiet"
                icon={<PencilIcon aria-hidden />}
                disabled={!project}
                onClick={() => project && onEdit(project)}
              >
                {t('Edit')}
              </Button>
              <Button
                variant="plain"
                icon={<Trash2Icon aria-hidden />}
                disabled={!project}
                onClick={() => project && onDelete(project)}
              >
                {t('Delete')}
              </Button>
            </Actions>
          )
        }
      />
      <QueryBoundary
        query={query}
        loadingText={t('Loading projects...')}
        errorText={t('Failed to load projects')}
        skeleton={waiting && <ProjectFacts project={waiting} headingLevel={2} />}
        isEmpty={() => !project}
        empty={
          <Empty title={t('This project was removed')}>
            {t('Your other projects are still there.')}
          </Empty>
        }
      >
        {() =>
          project && (
            <Stack gap="xl">
              <ProjectFacts project={project} headingLevel={2} />
              <OwnReadme projectId={project.id} />
            </Stack>
          )
        }
      </QueryBoundary>
      {project && (
        <RecruiterPreview isOpen={isPreviewed} project={project} onClose={() => onPreview(false)} />
      )}
    </>
  )
}

/* One row, for which phones have no room beside icons. */
const Actions = styled.div`
  display: flex;
  gap: ${theme.space.s};

  ${media.sidebarCollapsed} {
    gap: ${theme.space.xs};

    button {
      padding-inline: ${theme.space.m};
    }
    svg {
      display: none;
    }
  }
`
