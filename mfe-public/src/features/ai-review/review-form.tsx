import { Field, Form, useSubmitForm } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { checkReviewAddress, completeAddress, repositoryPrefix } from '@swipefolio/shared/rules'
import { useSession } from '@swipefolio/shared/session'
import { Button, Cluster, SparklesIcon } from '@swipefolio/shared/ui'
import { ReviewScope } from './review-scope'

interface ReviewFormProps {
  /** The initial value. */
  repository: string
  onSubmit: (repoUrl: string) => Promise<void>
  onCancel: () => void
}

const isKnown = (role: unknown) => role === 'recruiter' || role === 'jobseeker'

/** Requests a review of one repository. */
export const ReviewForm = ({ repository, onSubmit, onCancel }: ReviewFormProps) => {
  const form = useSubmitForm({
    defaultValues: { repoUrl: repository },
    validate: (values) =>
      isKnown(useSession.getState().role)
        ? checkReviewAddress(values)
        : { form: t('Invalid user role.') },
    async onSubmit({ repoUrl }) {
      try {
        await onSubmit(repoUrl.trim())
      } finally {
        // An address that was sent is no unsaved work, even when its review has failed.
        form.unsaved.discard()
      }
    },
    fallbackError: t('Something went wrong. Try again.'),
    complete: { repoUrl: completeAddress },
    draftKey: 'repository to review',
  })

  return (
    <Form form={form}>
      <Field
        {...form.field('repoUrl')}
        label={t('GitHub repository URL')}
        type="url"
        inputMode="url"
        placeholder={`${repositoryPrefix}owner/repository`}
        autoComplete="off"
      />
      <Cluster>
        <Button type="submit" isPending={form.isPending} icon={<SparklesIcon aria-hidden />}>
          {form.isPending ? t('Analyzing...') : t('Review Project')}
        </Button>
        {form.isPending && (
          <Button variant="quiet" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        )}
      </Cluster>
      <ReviewScope />
    </Form>
  )
}
