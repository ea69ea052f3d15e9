import { links, useQueryClient } from '@swipefolio/shared/api'
import { Field, Form, useSubmitForm } from '@swipefolio/shared/forms'
import { checkRepositoryLink, completeAddress, repositoryPrefix } from '@swipefolio/shared/rules'
import { useSession } from '@swipefolio/shared/session'
import { Button, Notice, Stack, Text } from '@swipefolio/shared/ui'

interface SubmitLinkFormProps {
  requestId: string
  onSubmitted: () => void
}

/** Submits a repository to a project request. */
export const SubmitLinkForm = ({ requestId, onSubmitted }: SubmitLinkFormProps) => {
  const cache = useQueryClient()
  const form = useSubmitForm({
    defaultValues: { gitHubLink: '' },
    validate: (values) =>
      useSession.getState().role === 'jobseeker'
        ? checkRepositoryLink(values)
        : { form: 'Only job seekers can submit projects for requests.' },
    onSubmit: async ({ gitHubLink }) => {
      await links.submit(requestId, gitHubLink)
      await cache.invalidateQueries(links.own(requestId))
      form.reset()
      onSubmitted()
    },
    fallbackError: 'Failed to submit project link. Please try again.',
    complete: { gitHubLink: completeAddress },
    draftKey: `link to ${requestId}`,
  })

  return (
    <Form form={form}>
      <Stack gap="m">
        <AddressNote />
        <Field
          {...form.field('gitHubLink')}
          label="GitHub link"
          type="url"
          inputMode="url"
          placeholder={`${repositoryPrefix}owner/repository`}
          autoComplete="off"
        />
        <div>
          <Button type="submit" isPending={form.isPending}>
            Submit Project
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

/** What the recruiter learns from a link. */
export const AddressNote = () => (
  <Text tone="soft">
    The recruiter sees the address exactly as you send it, but not your name, your email or your
    other projects, until they reveal you. If the address itself contains your name, they can read
    it there.
  </Text>
)

/** Outside of the component, so that it runs once and not after each render. */
const showOnce = (notice: HTMLDivElement | null) => notice?.scrollIntoView({ block: 'nearest' })

/** Scrolls itself into view: the form below it may fill a phone's screen. */
export const SubmittedNotice = () => (
  <div ref={showOnce}>
    <Notice tone="success">Your project link was submitted successfully.</Notice>
  </div>
)
