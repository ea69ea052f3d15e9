import {
  errorMessage,
  queryClient,
  savedFilters,
  useMutation,
  useQuery,
} from '@swipefolio/shared/api'
import type { SavedFilter } from '@swipefolio/shared/contract'
import { Field, FieldRow } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { checkSavedFilter, maxSavedFilters } from '@swipefolio/shared/rules'
import {
  BookmarkIcon,
  Button,
  Cluster,
  IconButton,
  MailIcon,
  Stack,
  Text,
  theme,
  toast,
  Trash2Icon,
} from '@swipefolio/shared/ui'
import { type FormEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'

interface SavedFiltersProps {
  chosenIds: readonly number[]
  /** Shows the projects of a filter at once. */
  onChoose: (technologyIds: readonly number[]) => void
}

const { queryKey } = savedFilters.list()
const none: readonly SavedFilter[] = []
/** The button that opened the form had the focus. */
const focusField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus()
const keyOf = (ids: readonly number[]) => ids.toSorted((one, other) => one - other).join()

/** The recruiter's saved filters, and a form that saves the chosen technologies as another one. */
export const SavedFilters = ({ chosenIds, onChoose }: SavedFiltersProps) => {
  const { data: filters = none } = useQuery(savedFilters.list())
  const change = useMutation({
    mutationFn: (call: () => Promise<unknown>) => call(),
    onError: (error) => toast.error(errorMessage(error, t('The filter was not changed'))),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  const parts = useRef<HTMLDivElement>(null)
  const send = (call: () => Promise<unknown>, onSuccess?: () => void) => {
    if (!change.isPending) change.mutate(call, { onSuccess })
  }
  const isSaved = filters.some(({ technologyIds }) => keyOf(technologyIds) === keyOf(chosenIds))
  return (
    <Stack gap="s" ref={parts} tabIndex={-1}>
      {filters.length > 0 && (
        <Rows aria-label={t('Saved filters')}>
          {filters.map(({ id, name, technologyIds, isMailed }) => (
            <Row key={id}>
              <Choice
                variant="quiet"
                size="small"
                icon={<BookmarkIcon aria-hidden />}
                onClick={() => onChoose(technologyIds)}
              >
                <bdi>{name}</bdi>
              </Choice>
              <IconButton
                label={t('Weekly mail of new projects for {name}', { name })}
                icon={<MailIcon aria-hidden />}
                variant={isMailed ? 'save' : 'plain'}
                size="large"
                aria-pressed={isMailed}
                aria-disabled={change.isPending}
                onClick={() => send(() => savedFilters.update(id, { isMailed: !isMailed }))}
              />
              <IconButton
                label={t('Delete the filter {name}', { name })}
                icon={<Trash2Icon aria-hidden />}
                size="large"
                aria-disabled={change.isPending}
                onClick={() =>
                  send(
                    () => savedFilters.remove(id),
                    () => parts.current?.focus(),
                  )
                }
              />
            </Row>
          ))}
        </Rows>
      )}
      {filters.some(({ isMailed }) => isMailed) && (
        <Text tone="soft" size="small">
          {t('Once a week you are mailed what is new for the filters marked with a letter.')}
        </Text>
      )}
      {filters.length < maxSavedFilters && (
        <SaveForm
          chosenIds={chosenIds}
          canSave={chosenIds.length > 0 && !isSaved}
          onSaved={() => parts.current?.focus()}
        />
      )}
    </Stack>
  )
}

interface SaveFormProps extends Pick<SavedFiltersProps, 'chosenIds'> {
  canSave: boolean
  onSaved: () => void
}

/** Its button is there before anything is chosen, so that nothing moves with the first choice. */
const SaveForm = ({ chosenIds, canSave, onSaved }: SaveFormProps) => {
  const [name, setName] = useState<string>()
  const [isTried, setTried] = useState(false)
  const saving = useMutation({
    mutationFn: (body: { name: string; technologyIds: number[] }) => savedFilters.create(body),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey })
      setName(undefined)
      setTried(false)
      onSaved()
    },
  })
  if (name === undefined || !canSave) {
    return (
      <Cluster>
        <Opener
          variant="plain"
          size="small"
          icon={<BookmarkIcon aria-hidden />}
          disabled={!canSave}
          onClick={() => setName('')}
        >
          {t('Save This Filter')}
        </Opener>
      </Cluster>
    )
  }
  const invalid = checkSavedFilter({ name, technologyIds: chosenIds }).name
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!invalid && !saving.isPending) saving.mutate({ name, technologyIds: [...chosenIds] })
  }
  const refusal = saving.error
    ? errorMessage(saving.error, t('The filter was not saved'))
    : undefined
  return (
    <FieldRow as="form" ref={name ? undefined : focusField} onSubmit={handleSubmit}>
      <Field
        label={t('Name of the filter')}
        autoComplete="off"
        value={name}
        error={(isTried && invalid) || refusal}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" isPending={saving.isPending}>
        {t('Save')}
      </Button>
    </FieldRow>
  )
}

const Opener = styled(Button)`
  margin-inline-start: calc(-1 * ${theme.space.s});
`

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space.xxs};
  overflow-y: auto;
  max-block-size: 9.5rem;
  margin: -${theme.border.ring};
  padding: ${theme.border.ring};
  list-style: none;
`

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${theme.space.xxs};
`

const Choice = styled(Button)`
  justify-content: start;
  min-block-size: ${theme.control.medium};
  text-align: start;
  overflow-wrap: anywhere;
`
