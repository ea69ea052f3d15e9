import {
  ApiError,
  links,
  NetworkError,
  projects,
  useQuery,
  useQueryClient,
} from '@swipefolio/shared/api'
import type { Project } from '@swipefolio/shared/contract'
import { Field, Form, TextAreaField, useSubmitForm } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import {
  checkLinkNote,
  checkRepositoryLink,
  completeAddress,
  maxLength,
  projectAddress,
  repositoryPrefix,
} from '@swipefolio/shared/rules'
import { useSession } from '@swipefolio/shared/session'
import { Button, FilterChips, Notice, Stack, Text, theme } from '@swipefolio/shared/ui'
import { type FocusEvent, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { ProjectPicker } from './project-picker'

interface SubmitLinkFormProps {
  requestId: string
  onSubmitted: () => void
}

const kinds = [
  { value: 'address', label: t('An address') },
  { value: 'project', label: t('One of my projects') },
] as const

type Kind = (typeof kinds)[number]['value']

interface Answer {
  kind: Kind
  gitHubLink: string
  /** 0 for none. */
  projectId: number
  note: string
}

const nothing: Answer = { kind: 'address', gitHubLink: '', projectId: 0, note: '' }

/** What the server says of an address, a project's included. */
const alreadySubmitted = 'You have already submitted this repository'
const addressRefusals = [
  alreadySubmitted,
  'This project was removed',
  'This project has no address yet',
  'The address of this project is too long: at most 2,048 bytes',
]

const isAlreadySubmitted = (error: unknown) =>
  error instanceof ApiError && error.message === alreadySubmitted

const keepInView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

const isTypedInto = ({ target }: FocusEvent) => target.matches('input, textarea')

/** Answers a project request with one of the person's projects or with an address. */
export const SubmitLinkForm = ({ requestId, onSubmitted }: SubmitLinkFormProps) => {
  const cache = useQueryClient()
  const isJobSeeker = useSession(({ role }) => role === 'jobseeker')
  const { data: own = [], isPending } = useQuery({ ...projects.all(), enabled: isJobSeeker })
  const hasProjects = own.length > 0 || (isJobSeeker && isPending)
  const fields = useRef<HTMLDivElement>(null)
  const unanswered = useRef<string>(undefined)
  const chosen = ({ kind, projectId }: Answer): Project | undefined =>
    kind === 'project' ? own.find(({ id }) => id === projectId) : undefined

  const check = (answer: Answer) => {
    if (useSession.getState().role !== 'jobseeker') {
      return { form: t('Only job seekers can submit projects for requests.') }
    }
    const target =
      hasProjects && answer.kind === 'project'
        ? { projectId: chosen(answer) ? undefined : t('Please choose a project') }
        : checkRepositoryLink(answer)
    return { ...target, ...checkLinkNote(answer) }
  }

  const form = useSubmitForm<Answer>({
    defaultValues: nothing,
    validate: check,
    onSubmit: async (answer) => {
      const project = chosen(answer)
      const note = answer.note.trim()
      const address = project ? projectAddress(project) : answer.gitHubLink
      try {
        await links.submit(requestId, address, {
          ...(project && { projectId: project.id }),
          ...(note && { note }),
        })
      } catch (error) {
        const hasArrived = unanswered.current === address && isAlreadySubmitted(error)
        if (error instanceof NetworkError) unanswered.current = address
        if (!hasArrived) throw error
      }
      await cache.invalidateQueries(links.own(requestId))
      form.reset()
      onSubmitted()
    },
    fallbackError: t('Failed to submit project link. Please try again.'),
    refusals: { gitHubLink: addressRefusals },
    complete: { gitHubLink: completeAddress },
    draftKey: `link to ${requestId}`,
  })
  const kind = form.control('kind')
  const address = form.control('gitHubLink')
  const project = form.control('projectId')
  const isProject = hasProjects && kind.value === 'project'
  const { failedValidations } = form
  const handleKind = (next: Kind) => {
    kind.onChange(next)
    // An error belongs to what was chosen before.
    address.onChange(address.value)
    project.onChange(project.value)
  }

  useEffect(() => {
    if (failedValidations > 0) keepInView(fields.current)
  }, [failedValidations])

  return (
    <Form form={form}>
      <Stack gap="m">
        <Fields ref={fields} onFocus={(event) => isTypedInto(event) && keepInView(fields.current)}>
          {hasProjects && (
            <Kinds $isWaiting={own.length === 0}>
              <FilterChips
                label={t('What do you send?')}
                options={kinds}
                value={isProject ? 'project' : 'address'}
                onChange={handleKind}
              />
            </Kinds>
          )}
          {isProject ? (
            <ProjectPicker projects={own} {...project} error={project.error ?? address.error} />
          ) : (
            <Field
              {...form.field('gitHubLink')}
              label={t('GitHub link')}
              type="url"
              inputMode="url"
              placeholder={`${repositoryPrefix}owner/repository`}
              autoComplete="off"
            />
          )}
          <TextAreaField
            {...form.field('note', maxLength.note)}
            label={t('Note')}
            isOptional
            rows={3}
            hint={t('Shown before your name is.')}
          />
          <div>
            <Button type="submit" isPending={form.isPending}>
              {t('Submit Project')}
            </Button>
          </div>
        </Fields>
        <AddressNote />
      </Stack>
    </Form>
  )
}

/* In view together on a phone with their heading, below the header and above the edge. */
const Fields = styled(Stack)`
  scroll-margin-block: 5rem ${theme.space.s};
`

/** Its room is kept until it is known whether there are projects. */
const Kinds = styled.div<{ $isWaiting: boolean }>`
  visibility: ${({ $isWaiting }) => $isWaiting && 'hidden'};

  button {
    min-block-size: ${theme.control.medium};
  }
`

/** What the recruiter learns from a link. */
const AddressNote = () => (
  <Text tone="soft" size="small">
    {t(
      'The recruiter sees the address and the note exactly as you send them, but not your name, your email or your other projects, until they reveal you. If the address itself contains your name, they can read it there.',
    )}
  </Text>
)

/** Outside of the component, so that it runs once and not after each render. */
const showOnce = (notice: HTMLDivElement | null) => notice?.scrollIntoView({ block: 'nearest' })

/** Scrolls itself into view: the form below it may fill a phone's screen. */
export const SubmittedNotice = () => (
  <div ref={showOnce}>
    <Notice tone="success">{t('Your project link was submitted successfully.')}</Notice>
  </div>
)
