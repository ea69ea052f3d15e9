import { useState } from 'react'
import { styled } from 'styled-components'
import { t } from '../i18n'
import { EyeIcon, EyeOffIcon, IconButton } from '../ui'
import { controlStyles } from './control-styles'
import type { FieldProps } from './field'
import { FieldFrame } from './field-frame'
import { StrengthHint } from './strength-hint'

export type PasswordFieldProps = Omit<FieldProps, 'type'> & {
  /** Shows the password's strength; for new passwords. */
  hasStrength?: boolean
  /** The value whose strength is shown; what was typed last by default, which a reset does not change. */
  strengthOf?: string
  /** That the error of another field is about it, too. */
  isInvalid?: boolean
}

/** A password input with a button that shows the text. */
export const PasswordField = ({
  label,
  hint,
  error,
  isInvalid,
  isOptional,
  isLabelHidden,
  registration,
  hasStrength = false,
  strengthOf,
  ...rest
}: PasswordFieldProps) => {
  const [isShown, setIsShown] = useState(false)
  const [typed, setTyped] = useState('')
  const rated = strengthOf ?? typed
  const shownHint = hasStrength && rated ? !error && <StrengthHint password={rated} /> : hint
  return (
    <FieldFrame {...{ label, hint: shownHint, error, isInvalid, isOptional, isLabelHidden }}>
      {(attributes) => (
        <Row>
          <Input
            {...rest}
            {...registration}
            {...attributes}
            onInput={(event) => setTyped(event.currentTarget.value)}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
          />
          <IconButton
            label={isShown ? t('Hide password') : t('Show password')}
            icon={isShown ? <EyeOffIcon aria-hidden /> : <EyeIcon aria-hidden />}
            onClick={() => setIsShown(!isShown)}
          />
        </Row>
      )}
    </FieldFrame>
  )
}

const Row = styled.div`
  position: relative;
  display: grid;
  align-items: center;

  > button {
    position: absolute;
    inset-inline-end: 0.25rem;
  }
`

const Input = styled.input`
  ${controlStyles}
  padding-inline-end: 3rem;
`
