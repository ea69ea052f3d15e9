import type { Project } from '@swipefolio/shared/contract'
import {
  Cluster,
  ExternalLink,
  GitBranchIcon,
  GlobeIcon,
  Heading,
  ProjectCover,
  Stack,
  TagList,
  Text,
  theme,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

interface ProjectFactsProps {
  project: Project
  headingLevel: 2 | 3
}

/** Everything about a project below its title: cover, about, technologies and links. */
export const ProjectFacts = ({ project, headingLevel }: ProjectFactsProps) => {
  const hasLinks = project.gitUrl !== '' || project.websiteUrl !== ''
  return (
    <Stack gap="l">
      <ProjectCover
        title={project.title}
        technologies={project.technologies}
        image={project.image}
      />
      {project.about && (
        <Stack gap="xs">
          <Heading level={headingLevel} size="small">
            About
          </Heading>
          <About>{project.about}</About>
        </Stack>
      )}
      <Stack gap="xs">
        <Heading level={headingLevel} size="small">
          Technologies
        </Heading>
        <TagList technologies={project.technologies} />
      </Stack>
      {hasLinks && (
        <Stack gap="xs">
          <Heading level={headingLevel} size="small">
            Links
          </Heading>
          <Cluster gap="s">
            {project.gitUrl && (
              <ExternalLink
                href={project.gitUrl}
                look="button"
                icon={<GitBranchIcon aria-hidden />}
              >
                Repository
              </ExternalLink>
            )}
            {project.websiteUrl && (
              <ExternalLink
                href={project.websiteUrl}
                look="button"
                icon={<GlobeIcon aria-hidden />}
              >
                Live Website
              </ExternalLink>
            )}
          </Cluster>
        </Stack>
      )}
    </Stack>
  )
}

const About = styled(Text)`
  max-inline-size: ${theme.width.medium};
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`
