import type { PublicProject } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  Bdi,
  Cluster,
  ExternalLink,
  GitBranchIcon,
  GlobeIcon,
  Heading,
  ProjectCover,
  TagList,
  theme,
  touchArea,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { TypedText } from '../typed-text/typed-text'

/** Where the picture and the words have room beside each other. */
const beside = '@media (min-width: 43.75rem)'

/** A project with everything that its owner says of it; the title leads to what there is of it to look at. */
export const PublicProjectItem = ({ project }: { project: PublicProject }) => (
  <Item>
    <Cover {...project} alt={project.imageAlt} />
    <Body>
      <Title level={3}>
        <LinkedTitle {...project} />
      </Title>
      <TagList technologies={project.technologies} />
      {project.about && <TypedText>{project.about}</TypedText>}
      <Addresses>
        {project.gitUrl && (
          <ExternalLink
            href={project.gitUrl}
            appearance="button"
            icon={<GitBranchIcon aria-hidden />}
          >
            {t('Repository')}
          </ExternalLink>
        )}
        {project.websiteUrl && (
          <ExternalLink
            href={project.websiteUrl}
            appearance="button"
            icon={<GlobeIcon aria-hidden />}
          >
            {t('Live Website')}
          </ExternalLink>
        )}
      </Addresses>
    </Body>
  </Item>
)

const LinkedTitle = ({ title, websiteUrl, gitUrl }: PublicProject) => {
  const address = websiteUrl || gitUrl
  const text = <Bdi>{title}</Bdi>
  return address ? <ExternalLink href={address}>{text}</ExternalLink> : text
}

const Item = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m} ${theme.space.xl};
  align-items: start;

  ${beside} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Cover = styled(ProjectCover)`
  border-radius: ${theme.radius.l};
`

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.s};
  min-inline-size: 0;
`

const Title = styled(Heading)`
  font-size: max(1.5rem, ${theme.size.section});
  line-height: 1.15;

  a {
    ${touchArea}
    display: inline-block;
    font-weight: inherit;

    &:not(:hover) {
      text-decoration: none;
    }
  }
`

const Addresses = styled(Cluster)`
  padding-block-start: ${theme.space.xs};

  &:empty {
    display: none;
  }
`
