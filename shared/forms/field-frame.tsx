import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { t } from '../i18n'
import { translated } from '../i18n/catalogue'
import { fillerText, theme, useIsSkeleton, VisuallyHidden } from '../ui'
import { controlStyles } from './control-styles'

/** The props that all fields share. */
export interface FieldFrameProps {
  label: string
  hint?: ReactNode
  /** A sentence of the rules or the server is shown in the language of the page. */
  error?: string
  /** How many characters are left, empty while there are many. */
  count?: string
  isOptional?: boolean
  isLabelHidden?: boolean
}

interface ControlAttributes {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Label, hint and error of a control, connected by ids. */
export const FieldFrame = ({
  label,
  hint,
  error,
  isInvalid = Boolean(error),
  count,
  isOptional = false,
  isLabelHidden = false,
  children,
}: FieldFrameProps & {
  isInvalid?: boolean
  children: (attributes: ControlAttributes) => ReactNode
}) => {
  const id = useId()
  const isSkeleton = useIsSkeleton()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const countId = `${id}-count`
  const describedBy = [hint && hintId, count && countId, error && errorId].filter(Boolean).join(' ')
  const labelElement = (
    <label htmlFor={id}>
      {label}
      {isOptional && <Optional> {t('(optional)')}</Optional>}
    </label>
  )
  if (isSkeleton) {
    // No control that could be found and filled by its label.
    return (
      <Column>
        <span>{fillerText(label.length)}</span>
        <Control />
        {hint && <Hint>{hint}</Hint>}
      </Column>
    )
  }
  return (
    <Column>
      {isLabelHidden ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      {children({
        id,
        'aria-invalid': isInvalid || undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {count !== undefined && (
        <Count id={countId} aria-live="polite">
          {count}
        </Count>
      )}
      {error && <Problem id={errorId}>{translated(error)}</Problem>}
    </Column>
  )
}

const Column = styled.div`
  display: grid;
  align-content: start;
  gap: 0.375rem;
  min-inline-size: 0;

  label {
    font-weight: ${theme.weight.medium};
  }
`

const Control = styled.div`
  ${controlStyles}
`

const Optional = styled.span`
  color: ${theme.color.inkSoft};
  font-weight: ${theme.weight.text};
`

const Hint = styled.div`
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`

const Count = styled(Hint)`
  &:empty {
    display: none;
  }
`

const Problem = styled.div`
  color: ${theme.color.danger};
  font-size: ${theme.size.small};
  font-weight: ${theme.weight.medium};
`
