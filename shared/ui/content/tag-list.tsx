import { styled } from 'styled-components'
import { VisuallyHidden } from '../layout/visually-hidden'
import { theme } from '../theme/theme'
import { Tag } from './tag'

export interface TagListProps {
  technologies: readonly { name: string }[]
  /** How many are shown before `+N`; all by default. */
  limit?: number
  /** The list's accessible name. */
  label?: string
}

/** Technologies as tags. */
export const TagList = ({ technologies, limit, label = 'Technologies' }: TagListProps) => {
  if (technologies.length === 0) return null
  const shown = technologies.slice(0, limit)
  const hidden = technologies.length - shown.length
  return (
    <TagRow aria-label={label}>
      {shown.map(({ name }) => (
        <li key={name}>
          <Tag>{name}</Tag>
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <Tag>
            +{hidden}
            <VisuallyHidden> more</VisuallyHidden>
          </Tag>
        </li>
      )}
    </TagRow>
  )
}

/** The list around tags. */
export const TagRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    max-inline-size: 100%;
  }
`
