import { projectRequests } from '@swipefolio/shared/api'
import type { ProjectRequest } from '@swipefolio/shared/contract'
import { DialogFoot, Field, Form, TextAreaField, useSubmitForm } from '@swipefolio/shared/forms'
import { checkProjectRequest } from '@swipefolio/shared/rules'
import { Button, toast, useModalClose } from '@swipefolio/shared/ui'
import { useState } from 'react'
import { tomorrow } from './tomorrow'
import { useRefreshRequests } from './use-refresh-requests'

interface RequestFormProps {
  /** The request to edit; without it a new one is created. */
  request?: ProjectRequest
  onDone: () => void
}

const blank = { title: '', mission: '', positionOffer: '', endDate: '' }

/** Creates or edits a project request. */
export const RequestForm = ({ request, onDone }: RequestFormProps) => {
  const refresh = useRefreshRequests()
  const cancel = useModalClose(onDone)
  const [earliest] = useState(() => tomorrow(new Date()))
  const { title, mission, positionOffer, endDate } = request ?? blank

  const form = useSubmitForm({
    defaultValues: { title, mission, positionOffer, endDate },
    validate: (values) => checkProjectRequest(values, new Date()),
    async onSubmit(values) {
      if (request) await projectRequests.update({ id: request.id, ...values })
      else await projectRequests.create(values)
      await refresh()
      toast.success(request ? 'Project request updated' : 'Project request created')
      onDone()
    },
    fallbackError: request ? 'Failed to update project request' : 'Failed to add project request',
    draftKey: `project request ${request?.id ?? 'new'}`,
  })

  return (
    <Form form={form} label={request ? 'Edit Request' : 'New Request'}>
      <Field {...form.field('title')} label="Title" />
      <TextAreaField
        {...form.field('mission')}
        label="Mission"
        hint="What should be built, and what would convince you"
      />
      <TextAreaField
        {...form.field('positionOffer')}
        label="Position Offer"
        hint="What the best answer may lead to"
        rows={3}
      />
      <Field {...form.field('endDate')} label="Deadline" type="date" min={earliest} />
      <DialogFoot>
        <Button variant="quiet" onClick={cancel}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {request ? 'Save Changes' : 'Create Request'}
        </Button>
      </DialogFoot>
    </Form>
  )
}
