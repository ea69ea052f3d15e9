import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { t } from '../../i18n'
import { Spinner } from '../feedback/spinner'
import { Moving } from '../layout/moving'
import { media, theme } from '../theme/theme'
import { AboutText } from './about-text'
import { PictureCount } from './cover-mark'
import { LinkCard } from './link-card'
import { Actions, Body, Cover, rowStyles } from './project-card-parts'
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
