import { chats } from '@swipefolio/shared/api'
import type { Role } from '@swipefolio/shared/contract'
import { Form, TextAreaField, useSubmitForm } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { checkReport, maxLength, reportReasons } from '@swipefolio/shared/rules'
import { Button, Cluster, media, Modal, theme, toast, useModalClose } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

interface ReportDialogProps {
  role: Role
  chatId: number
  name: string
  onClose: () => void
}

const labels = {
  spam: t('Spam'),
  harassment: t('Harassment or insults'),
  fraud: t('Fraud'),
  other: t('Something else'),
} satisfies Record<(typeof reportReasons)[number], string>

/** Reports a person; loaded on demand. */
const ReportDialog = ({ role, chatId, name, onClose }: ReportDialogProps) => {
  const form = useSubmitForm({
    defaultValues: { reason: '', text: '' },
    validate: checkReport,
    async onSubmit(values) {
      await chats.report(role, chatId, values)
      toast.success(t('Thank you for telling us. We will look at it.'))
    },
    onStored: onClose,
    fallbackError: t('Failed to send the report'),
    draftKey: `report of chat ${chatId}`,
  })
  const reason = form.control('reason')
  return (
    <Modal isOpen onClose={onClose} title={t('Report {name}', { name })} size="small">
      <Form form={form} label={t('Report {name}', { name })}>
        <Reasons aria-describedby={reason.error ? 'report-reason' : undefined}>
          <legend>{t('What is wrong?')}</legend>
          {reportReasons.map((one) => (
            <Choice key={one}>
              <input
                type="radio"
                name="reason"
                value={one}
                checked={reason.value === one}
                onChange={() => reason.onChange(one)}
              />
              {labels[one]}
            </Choice>
          ))}
          {reason.error && (
            <Wrong id="report-reason" role="alert">
              {reason.error}
            </Wrong>
          )}
        </Reasons>
        <TextAreaField
          {...form.field('text', maxLength.report)}
          label={t('What happened?')}
          hint={t('They are not told who reported them.')}
          isOptional
          rows={4}
        />
        <Cluster justify="end">
          <CancelButton onClose={onClose} />
          <Button type="submit" variant="danger" isPending={form.isPending}>
            {t('Send Report')}
          </Button>
        </Cluster>
      </Form>
    </Modal>
  )
}

const CancelButton = ({ onClose }: Pick<ReportDialogProps, 'onClose'>) => (
  <Button variant="quiet" onClick={useModalClose(onClose)}>
    {t('Cancel')}
  </Button>
)

// React.lazy needs a default export.
export default ReportDialog

const Reasons = styled.fieldset`
  display: grid;
  gap: ${theme.space.xs};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    margin-block-end: ${theme.space.xs};
    font-weight: ${theme.weight.strong};
  }
`

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  min-block-size: ${theme.control.small};
  cursor: pointer;

  ${media.touch} {
    min-block-size: ${theme.control.medium};
  }

  input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: ${theme.color.like};
  }
`

const Wrong = styled.p`
  color: ${theme.color.danger};
`
