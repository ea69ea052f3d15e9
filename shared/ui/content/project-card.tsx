import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { t } from '../../i18n'
import { Spinner } from '../feedback/spinner'
import { atLineStart } from '../layout/line-start'
import { Moving } from '../layout/moving'
import { Cluster } from '../layout/stack'
import { media, theme } from '../theme/theme'
import { AboutText } from './about-text'
import { PictureCount } from './cover-mark'
import { LinkCard } from './link-card'
import { ProjectCardTitle } from './project-card-title'
import { ProjectCover } from './project-cover'
import { TagList } from './tag-list'

export interface ProjectCardProps {
  project: {
    title: string
    about?: string | null
    image?: string | null
    imageAlt?: string
    morePictures?: readonly unknown[]
    technologies: readonly { name: string }[]
  }
  /** All tags and the about text instead of the first three tags. */
  isExpanded?: boolean
  isHighlighted?: boolean
  /** Names the cover where it moves to the project's details. */
  movesAs?: string
  /** Inert, with a spinner. */
  isBusy?: boolean
  /** Opens the project: the title becomes a button that covers the card. */
  onOpen?: () => void
  headingLevel?: 2 | 3
  /** On phones a row with a small picture. */
  isRowOnPhones?: boolean
  /** Buttons at the foot. */
  actions?: ReactNode
  /** A button beside the title. */
  corner?: ReactNode
  /** A line between title and tags. */
  children?: ReactNode
}

const collapsedTags = 3

/** A project: cover, title, technologies and actions. */
export const ProjectCard = ({
  project,
  isExpanded = false,
  isHighlighted = false,
  movesAs,
  isBusy = false,
  onOpen,
  headingLevel = 3,
  isRowOnPhones = false,
  actions,
  corner,
  children,
}: ProjectCardProps) => (
  <Sheet
    as="article"
    hasPadding={false}
    $isRow={isRowOnPhones}
    isHighlighted={isHighlighted}
    inert={isBusy}
    aria-busy={isBusy || undefined}
  >
    <Cover>
      {movesAs === undefined ? (
        <ProjectCover {...project} alt={project.imageAlt} />
      ) : (
        <Moving name={movesAs}>
          <ProjectCover {...project} alt={project.imageAlt} />
        </Moving>
      )}
      <PictureCount more={project.morePictures} />
    </Cover>
    <Body>
      <ProjectCardTitle
        title={project.title}
        level={headingLevel}
        onOpen={onOpen}
        corner={corner}
      />
      {children}
      <TagList technologies={project.technologies} limit={isExpanded ? undefined : collapsedTags} />
      {isExpanded && project.about && <AboutText tone="soft">{project.about}</AboutText>}
      {actions && <Actions>{actions}</Actions>}
    </Body>
    {isBusy && (
      <Veil>
        <Spinner label={t('Saving')} />
      </Veil>
    )}
  </Sheet>
)

const Cover = styled.div`
  position: relative;
`

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space.s};
  padding: ${theme.space.m} ${theme.space.l} ${theme.space.l};
`

const Actions = styled(Cluster)`
  margin-block-start: auto;
  padding-block-start: ${theme.space.xs};
`

/* Title, then the technologies as text, then the actions: below them on phones, which have no room for both in a line. */
const rowStyles = css`
  flex-direction: row;
  align-items: start;
  gap: ${theme.space.m};
  padding: ${theme.space.m};

  > ${Cover} {
    flex: none;
    overflow: hidden;
    inline-size: 4rem;
    border-radius: ${theme.radius.s};

    * {
      aspect-ratio: 1;
    }
    > [data-picture-count] {
      display: none;
    }
  }
  > ${Body} {
    flex-flow: row wrap;
    align-items: center;
    gap: ${theme.space.xs};
    min-inline-size: 0;
    padding: 0;

    > :is(h2, h3) {
      flex: 1 0 100%;
      overflow-wrap: anywhere;
    }
    > ul {
      display: block;
      flex: 1 1 4rem;
      overflow: hidden;
      direction: ltr;
      text-overflow: ellipsis;
      white-space: nowrap;
      ${atLineStart}

      ${media.phone} {
        flex-basis: 100%;
        white-space: normal;
      }
    }
    > ul > li,
    > ul > li > span {
      display: inline;
      padding: 0;
      border: 0;
      background: none;
      color: ${theme.color.inkSoft};
      font-size: ${theme.size.small};
      font-weight: ${theme.weight.text};
    }
    > ul > li + li::before {
      content: ' · ';
    }
    > ul > li > span + span {
      margin-inline-start: ${theme.space.xxs};
    }
  }
  ${Actions} {
    gap: ${theme.space.xs};
    margin-block-start: 0;
    margin-inline-start: auto;
    padding-block-start: 0;

    ${media.phone} {
      flex-basis: 100%;
    }
  }
`

const Sheet = styled(LinkCard)<{ $isRow: boolean }>`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  transition:
    transform ${theme.motion.slow},
    box-shadow ${theme.motion.slow};

  ${media.hover} {
    &:has([data-main]):hover {
      transform: translateY(-0.1875rem);
    }
  }
  ${media.reducedMotion} {
    &:has([data-main]):hover {
      transform: none;
    }
  }
  ${media.sidebarCollapsed} {
    ${({ $isRow }) => $isRow && rowStyles}
  }
`

const Veil = styled.div`
  position: absolute;
  display: grid;
  place-items: center;
  background: color-mix(in oklab, ${theme.color.surface} 70%, transparent);
  font-size: 2rem;
  inset: 0;
`
