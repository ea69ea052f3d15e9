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
  IconButton,
  MailIcon,
  media,
  Stack,
  Text,
  theme,
  toast,
  Trash2Icon,
} from '@swipefolio/shared/ui'
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { hasSameIds } from './has-same-ids'

interface SavedFiltersProps {
  chosenIds: readonly number[]
  /** Names what is chosen. */
  chosenLine: ReactNode
  /** Shows the projects of a filter at once. */
  onChoose: (technologyIds: readonly number[]) => void
}

const { queryKey } = savedFilters.list()
const none: readonly SavedFilter[] = []
/** The button that opened the form had the focus. */
const focusField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus()

/** The recruiter's saved filters, and a form that saves the chosen technologies as another one. */
export const SavedFilters = ({ chosenIds, chosenLine, onChoose }: SavedFiltersProps) => {
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
  const isSaved = filters.some(({ technologyIds }) => hasSameIds(technologyIds, chosenIds))
  return (
    <Stack gap="s" ref={parts} tabIndex={-1}>
      {filters.length > 0 && (
        <Rows aria-label={t('Saved filters')}>
          {filters.map(({ id, name, technologyIds, isMailed }) => (
            <Row key={id}>
              <Choice variant="quiet" size="small" onClick={() => onChoose(technologyIds)}>
                <bdi>{name}</bdi>
              </Choice>
              <MailChoice
                variant={isMailed ? 'save' : 'plain'}
                size="small"
                icon={<MailIcon aria-hidden />}
                aria-label={t('Weekly mail of new projects for {name}', { name })}
                aria-pressed={isMailed}
                aria-disabled={change.isPending}
                onClick={() => send(() => savedFilters.update(id, { isMailed: !isMailed }))}
              >
                {isMailed ? t('Mail on') : t('Mail off')}
              </MailChoice>
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
          {t('Once a week you are mailed what is new for the filters with mail on.')}
        </Text>
      )}
      <SaveForm
        chosenIds={chosenIds}
        chosenLine={chosenLine}
        canSave={chosenIds.length > 0 && !isSaved && filters.length < maxSavedFilters}
        onClosed={() => parts.current?.focus()}
      />
    </Stack>
  )
}

interface SaveFormProps extends Omit<SavedFiltersProps, 'onChoose'> {
  canSave: boolean
  onClosed: () => void
}

/** Its button is in the line of what is chosen, so that nothing moves with the first choice. */
const SaveForm = ({ chosenIds, chosenLine, canSave, onClosed }: SaveFormProps) => {
  const [name, setName] = useState<string>()
  const [isTried, setTried] = useState(false)
  const saving = useMutation({
    mutationFn: (body: { name: string; technologyIds: number[] }) => savedFilters.create(body),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey })
      close()
    },
  })
  const close = () => {
    setName(undefined)
    setTried(false)
    onClosed()
  }
  if (name === undefined || !canSave) {
    return (
      <Line>
        {chosenLine}
        {canSave && (
          <Opener
            variant="plain"
            size="small"
            icon={<BookmarkIcon aria-hidden />}
            onClick={() => setName('')}
          >
            {t('Save This Filter')}
          </Opener>
        )}
      </Line>
    )
  }
  const invalid = checkSavedFilter({ name, technologyIds: chosenIds }).name
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!invalid && !saving.isPending) saving.mutate({ name, technologyIds: [...chosenIds] })
  }
  /** The dialog stays, with what is chosen. */
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  const refusal = saving.error
    ? errorMessage(saving.error, t('The filter was not saved'))
    : undefined
  return (
    <>
      {chosenLine}
      <FieldRow
        as="form"
        ref={name ? undefined : focusField}
        onSubmit={handleSubmit}
        onKeyDown={handleKeyDown}
      >
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
    </>
  )
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
`

const Opener = styled(Button)`
  flex: none;
  margin-inline-end: calc(-1 * ${theme.space.s});

  ${media.phone} {
    > svg {
      display: none;
    }
  }
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

const MailChoice = styled(Button)`
  min-block-size: ${theme.control.medium};
`
