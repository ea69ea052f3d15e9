import type { Project } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  AboutText,
  Cluster,
  ExternalLink,
  GitBranchIcon,
  GlobeIcon,
  Modal,
  ProjectPictures,
  Stack,
  TagList,
  Text,
  theme,
} from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface ProjectModalProps {
  isOpen: boolean
  /** The project is still being loaded. */
  isLoading?: boolean
  project: Project | undefined
  /** Shown when there is no such project. */
  missing?: string
  onClose: () => void
  /** Below the details. */
  children?: ReactNode
}

/** All details of a project. */
export const ProjectModal = ({
  isOpen,
  isLoading = false,
  project,
  missing = t('This project was removed'),
  onClose,
  children,
}: ProjectModalProps) => (
  <Modal isOpen={isOpen} onClose={onClose} title={project?.title ?? t('Project')} isInAddress>
    {project ? (
      <Stack gap="l">
        <Details project={project} />
        {children}
      </Stack>
    ) : (
      <Text>{isLoading ? t('Loading...') : missing}</Text>
    )}
  </Modal>
)

const Details = ({ project }: { project: Project }) => {
  const { about, technologies, gitUrl, websiteUrl } = project
  return (
    <Stack gap="l">
      <Pictures project={project} />
      <AboutText>{about || t('Its owner let the work speak for itself.')}</AboutText>
      <TagList technologies={technologies} />
      {(gitUrl || websiteUrl) && (
        <Cluster>
          {gitUrl && (
            <ExternalLink href={gitUrl} appearance="button" icon={<GitBranchIcon aria-hidden />}>
              {t('Repository')}
            </ExternalLink>
          )}
          {websiteUrl && (
            <ExternalLink href={websiteUrl} appearance="button" icon={<GlobeIcon aria-hidden />}>
              {t('Live Website')}
            </ExternalLink>
          )}
        </Cluster>
      )}
    </Stack>
  )
}

const Pictures = styled(ProjectPictures)`
  border-radius: ${theme.radius.m};
`
