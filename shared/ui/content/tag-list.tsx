import { styled } from 'styled-components'
import { t } from '../../i18n'
import { useFillText } from '../feedback/skeleton'
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
export const TagList = ({ technologies, limit, label = t('Technologies') }: TagListProps) => {
  const fillText = useFillText()
  if (technologies.length === 0) return null
  const shown = technologies.slice(0, limit)
  const hidden = technologies.length - shown.length
  return (
    <TagRow aria-label={label}>
      {shown.map(({ name }, place) => (
        <li key={name} translate="no">
          <Tag {...fillText(`technologies.${place}.name`)}>{name}</Tag>
          {hidden > 0 && place === shown.length - 1 && (
            <Rest dir="ltr">
              +{hidden}
              <VisuallyHidden> {t('more')}</VisuallyHidden>
            </Rest>
          )}
        </li>
      ))}
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
    gap: ${theme.space.xs};
    max-inline-size: 100%;
  }
`

/* In the item of the last tag, so that it is never alone in a line. */
const Rest = styled(Tag)`
  flex: none;
`
