import { decisions, fetchStored, projectRequests, useQuery } from '@swipefolio/shared/api'
import type { ProjectRequest } from '@swipefolio/shared/contract'
import {
  checkTypedTechnology,
  Combobox,
  DialogFoot,
  Field,
  Form,
  TextAreaField,
  useSubmitForm,
  useTechnologyItems,
  withTypedTechnology,
} from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { checkProjectRequest, maxLength } from '@swipefolio/shared/rules'
import { Button, Grid, toast, useModalClose } from '@swipefolio/shared/ui'
import { useState } from 'react'
import { tomorrow } from './tomorrow'
import { useRefreshRequests } from './use-refresh-requests'

interface RequestFormProps {
  /** The request to edit; without it a new one is created. */
  request?: ProjectRequest
  onDone: () => void
}

const valuesOf = ({
  title = '',
  mission = '',
  positionOffer = '',
  endDate = '',
  technologies = [],
  place = '',
  reward = '',
}: Partial<ProjectRequest> = {}) => ({
  title,
  mission,
  positionOffer,
  endDate,
  technologies: technologies.map(({ id, name }) => ({ id, name })),
  technologyText: '',
  place,
  reward,
})

/** Creates or edits a project request. */
export const RequestForm = ({ request, onDone }: RequestFormProps) => {
  const refresh = useRefreshRequests()
  const cancel = useModalClose(onDone)
  const [earliest] = useState(() => tomorrow(new Date()))
  const technologies = useTechnologyItems(useQuery(decisions.technologyList()))

  const form = useSubmitForm({
    defaultValues: valuesOf(request),
    validate(values) {
      const completed = withTypedTechnology(values, technologies.items)
      return { ...checkTypedTechnology(completed), ...checkProjectRequest(completed, new Date()) }
    },
    readStored:
      request &&
      (async () => valuesOf(await fetchStored(projectRequests.detail(String(request.id))))),
    async onSubmit(submitted, attempt) {
      const { technologyText: _, ...values } = withTypedTechnology(submitted, technologies.items)
      const stored = request
        ? projectRequests.update({ id: request.id, ...values })
        : projectRequests.create(values, attempt)
      // After a lost answer, or a refusal of what was removed, the list shows what is stored.
      stored.catch(() => void refresh())
      await stored
      await refresh()
      toast.success(request ? t('Project request updated') : t('Project request created'))
    },
    onStored: onDone,
    fallbackError: request
      ? t('Failed to update project request')
      : t('Failed to add project request'),
    draftKey: `project request ${request?.id ?? 'new'}`,
  })

  const chosen = form.control('technologies')
  const typed = form.control('technologyText')

  return (
    <Form form={form} label={request ? t('Edit Request') : t('New Request')}>
      <Field
        {...form.field('title', maxLength.title)}
        data-initial-focus={request ? undefined : ''}
        label={t('Title')}
      />
      <TextAreaField
        {...form.field('mission', maxLength.mission)}
        label={t('Mission')}
        hint={t('What should be built, and what would convince you.')}
        rows={3}
      />
      <TextAreaField
        {...form.field('positionOffer', maxLength.positionOffer)}
        label={t('Position Offer')}
        hint={t('What the best answer may lead to')}
        rows={2}
      />
      <Combobox
        {...chosen}
        error={chosen.error ?? typed.error}
        text={typed.value}
        onTextChange={typed.onChange}
        label={t('Technologies')}
        {...technologies}
        placeholder={t('Search technologies')}
        emptyText={t('No matching technologies found')}
        isOptional
      />
      <Grid min="small" gap="m">
        <Field {...form.field('endDate')} label={t('Deadline')} type="date" min={earliest} />
        <Field
          {...form.field('place', maxLength.place)}
          label={t('Place')}
          placeholder={t('Remote, or a city')}
          autoComplete="off"
          isOptional
        />
      </Grid>
      <Field
        {...form.field('reward', maxLength.reward)}
        label={t('Pay or Reward')}
        placeholder={t('In your own words')}
        autoComplete="off"
        isOptional
      />
      <DialogFoot>
        <Button variant="quiet" onClick={cancel}>
          {t('Cancel')}
        </Button>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {request ? t('Save Changes') : t('Create Request')}
        </Button>
      </DialogFoot>
    </Form>
  )
}
