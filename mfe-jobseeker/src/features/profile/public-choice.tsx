import type { PublicField } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { CheckIcon, GlobeIcon, media, theme, useIsSkeleton } from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export interface PublicFieldsChoice {
  value: readonly PublicField[]
  onChange: (fields: PublicField[]) => void
  /** Nothing is chosen while the page is off: it would change nothing. */
  isPageOn: boolean
}

interface PublicChoiceProps {
  field: PublicField
  /** What the field is called. */
  name: string
  choice: PublicFieldsChoice
  /** Without a value there is nothing to show. */
  isFilled: boolean
  children: ReactNode
}

/** A field of the profile, with a button beside its label: whether the public page shows it, too. */
export const PublicChoice = ({ field, name, choice, isFilled, children }: PublicChoiceProps) => {
  const isSkeleton = useIsSkeleton()
  const { value, onChange, isPageOn } = choice
  const isPublic = value.includes(field)
  const hasToggle = !isSkeleton && isPageOn && isFilled
  return (
    <Place>
      {children}
      {hasToggle && (
        <Toggle
          type="button"
          aria-pressed={isPublic}
          aria-label={t('Public page: {name}', { name })}
          onClick={() =>
            onChange(isPublic ? value.filter((other) => other !== field) : [...value, field])
          }
        >
          {isPublic ? <CheckIcon aria-hidden /> : <GlobeIcon aria-hidden />}
          {t('Public page')}
        </Toggle>
      )}
    </Place>
  )
}

const Place = styled.div`
  position: relative;
  min-inline-size: 0;
`

/** Beside the label, where there is room for both, else below the field. A finger gets more room than the eye. */
const Toggle = styled.button`
  position: absolute;
  inset-block-start: -0.125rem;
  inset-inline-end: 0;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xxs};
  padding: 0.0625rem ${theme.space.s};
  border: ${theme.border.thin};
  border-radius: ${theme.radius.pill};
  background: none;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  cursor: pointer;

  &::before {
    position: absolute;
    content: '';
    inset: -0.625rem 0;
  }
  svg {
    inline-size: 1em;
    block-size: 1em;
  }
  &:hover {
    color: ${theme.color.ink};
  }
  &[aria-pressed='true'] {
    border-color: currentcolor;
    background: ${theme.color.raised};
    color: ${theme.color.ink};
    font-weight: ${theme.weight.medium};
  }
  ${media.sidebarCollapsed} {
    position: relative;
    inset: auto;
    margin-block: ${theme.space.s} ${theme.space.xs};
  }
`
