import { CodeField, Field, type FieldProps } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'

export interface SecondFactorFieldProps {
  step: 'code' | 'recovery'
  field: Pick<FieldProps, 'name' | 'error' | 'registration'>
  /** Whether it is the first field of the step, which receives the focus. */
  isFirst: boolean
}

/** The code from the app, or a recovery code. */
export const SecondFactorField = ({ step, field, isFirst }: SecondFactorFieldProps) => {
  const initialFocus = { 'data-initial-focus': isFirst ? '' : undefined }
  return step === 'recovery' ? (
    <Field
      {...field}
      {...initialFocus}
      key="recovery"
      label={t('Recovery Code')}
      hint={t('One of the ten codes that you kept when you set up two-step login. It works once.')}
      dir="ltr"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
    />
  ) : (
    <CodeField
      {...field}
      {...initialFocus}
      key="app"
      label={t('Code From Your App')}
      hint={!field.error && isFirst && t('Six digits. The last one sends the code.')}
    />
  )
}
