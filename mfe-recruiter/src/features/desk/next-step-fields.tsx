import type { ContactDesk } from '@swipefolio/shared/contract'
import { Field } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { checkContactDesk, isBlank } from '@swipefolio/shared/rules'
import { theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { SaveStatus, WithStatus } from './save-status'
import { useAutosave } from './use-autosave'
import { saveDesk } from './use-desk'

type NextStep = Pick<ContactDesk, 'nextStep' | 'nextStepOn'>

/** What to do next about a contact, and when. */
export const NextStepFields = ({ id, desk }: { id: number; desk: ContactDesk }) => {
  const { values, change, errors, ...state } = useAutosave<NextStep>({
    name: `contact-next-step ${id}`,
    stored: { nextStep: desk.nextStep, nextStepOn: desk.nextStepOn },
    check: checkContactDesk,
    save: async (typed) => {
      await saveDesk(id, typed)
    },
  })
  return (
    <WithStatus gap="none">
      <Fields>
        <Field
          label={t('Next step')}
          placeholder={t('Call, send the offer...')}
          autoComplete="off"
          value={values.nextStep}
          error={errors.nextStep}
          onChange={(event) =>
            change({
              nextStep: event.target.value,
              nextStepOn: isBlank(event.target.value) ? '' : values.nextStepOn,
            })
          }
        />
        <Field
          label={t('On')}
          type="date"
          min="2000-01-01"
          max="2199-12-31"
          value={values.nextStepOn}
          error={errors.nextStepOn}
          onChange={(event) => change({ ...values, nextStepOn: event.target.value })}
        />
      </Fields>
      <SaveStatus {...state} />
    </WithStatus>
  )
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${theme.space.s};
`
