import { paths, type Project } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { canonicalRepository } from '@swipefolio/shared/rules'
import {
  AboutText,
  ButtonLink,
  Cluster,
  ExternalLink,
  GitBranchIcon,
  GlobeIcon,
  Heading,
  Moving,
  ProjectPictures,
  SparklesIcon,
  Stack,
  TagList,
  theme,
} from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface ProjectFactsProps {
  project: Project
  headingLevel: 2 | 3
}

/** The details of a project below its title; the cover is beside the text on wide containers. */
export const ProjectFacts = ({ project, headingLevel }: ProjectFactsProps) => {
  const { id, about, technologies, gitUrl, websiteUrl } = project
  const repository = canonicalRepository(gitUrl)
  const fact = (name: string, content: ReactNode) => (
    <Stack gap="xs">
      <Heading level={headingLevel} size="small">
        {name}
      </Heading>
      {content}
    </Stack>
  )
  return (
    <Room>
      <Columns>
        <Moving name={`project-${id}`}>
          <Pictures project={project} />
        </Moving>
        <Stack gap="l">
          {about && fact(t('About'), <AboutText>{about}</AboutText>)}
          {fact(t('Technologies'), <TagList technologies={technologies} />)}
          {(gitUrl || websiteUrl) &&
            fact(
              t('Links'),
              <Cluster gap="s">
                {gitUrl && (
                  <ExternalLink
                    href={gitUrl}
                    appearance="button"
                    icon={<GitBranchIcon aria-hidden />}
                  >
                    {t('Repository')}
                  </ExternalLink>
                )}
                {repository && (
                  <ButtonLink
                    to={paths.aiReviewOf(repository)}
                    variant="quiet"
                    icon={<SparklesIcon aria-hidden />}
                  >
                    {t('Review')}
                  </ButtonLink>
                )}
                {websiteUrl && (
                  <ExternalLink
                    href={websiteUrl}
                    appearance="button"
                    icon={<GlobeIcon aria-hidden />}
                  >
                    {t('Live Website')}
                  </ExternalLink>
                )}
              </Cluster>,
            )}
        </Stack>
      </Columns>
    </Room>
  )
}

const Room = styled.div`
  container-type: inline-size;
`

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.l};

  @container (min-width: ${theme.width.medium}) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: start;
    gap: ${theme.space.xl};
  }
`

const Pictures = styled(ProjectPictures)`
  border-radius: ${theme.radius.l};
`
