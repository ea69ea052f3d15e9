import { contacts, errorMessage } from '@swipefolio/shared/api'
import type { ContactStage } from '@swipefolio/shared/contract'
import { DialogFoot, Field, FieldRow } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { checkStage, isBlank, maxStages } from '@swipefolio/shared/rules'
import { Button, Modal, Notice, PlusIcon, Stack, Text, theme } from '@swipefolio/shared/ui'
import { type FormEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { StageRow } from './stage-row'
import { useChangeStages } from './use-change-stages'

interface StagesDialogProps {
  isOpen: boolean
  stages: readonly ContactStage[]
  onClose: () => void
}

type Change = () => Promise<ContactStage[]>

/** Whether the focus is in a part, or was until the part was removed. */
const hasFocus = (part: Element | undefined) =>
  document.activeElement === document.body || part?.contains(document.activeElement)

/** Focuses the first button of a row, which deletes nothing. */
const focusRow = (row: Element | null | undefined) =>
  row?.querySelector<HTMLButtonElement>('button:enabled')?.focus()

/** Renames, adds, deletes and sorts the recruiter's stages; each change is stored at once. */
export const StagesDialog = ({ isOpen, stages, onClose }: StagesDialogProps) => {
  const [name, setName] = useState('')
  const rows = useRef<HTMLOListElement>(null)
  const [isTried, setTried] = useState(false)
  const change = useChangeStages((send: Change) => send())
  const invalid = checkStage({ name }, stages).name

  const add = (handleAdded?: (answer: ContactStage[]) => void) => {
    setTried(true)
    if (invalid || change.isPending) return
    change.mutate(() => contacts.addStage(name), {
      onSuccess(answer) {
        setName((typed) => (typed === name ? '' : typed))
        setTried(false)
        handleAdded?.(answer)
      },
    })
  }
  /** As the other names, a new one is stored when the dialog is left. */
  const handleClose = () => {
    if (!invalid) add()
    onClose()
  }
  const handleAdd = (event: FormEvent) => {
    event.preventDefault()
    const { currentTarget: form } = event
    add(({ length }) => {
      if (length >= maxStages && hasFocus(form)) focusRow(rows.current?.lastElementChild)
    })
  }
  const place = (id: number, to: number) => {
    if (!change.isPending && stages[to]) {
      change.mutate(() => contacts.updateStage(id, { place: to }))
    }
  }
  const remove = (at: number, id: number, to?: number) => {
    if (change.isPending) return
    const row = rows.current?.children[at]
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
    change.mutate(() => contacts.removeStage(id, to), {
      onSuccess: () => hasFocus(row) && focusRow(neighbour),
    })
  }

  return (
    <Modal isOpen={isOpen} onClose={handleClose} title={t('Edit Stages')}>
      <Stack gap="m">
        <Text tone="soft" size="small">
          {t('Your own steps on the way from a new contact to an offer. Nobody else sees them.')}
        </Text>
        {change.error && (
          <Notice tone="danger">
            {errorMessage(change.error, t('The stages were not changed'))}
          </Notice>
        )}
        <Rows ref={rows}>
          {stages.map((stage, at) => (
            <StageRow
              key={stage.id}
              stage={stage}
              others={stages.filter(({ id }) => id !== stage.id)}
              isFirst={at === 0}
              isLast={at === stages.length - 1}
              isPending={change.isPending}
              onPlace={(step) => place(stage.id, at + step)}
              onRemove={(to) => remove(at, stage.id, to)}
            />
          ))}
        </Rows>
        {stages.length < maxStages && (
          <FieldRow as="form" onSubmit={handleAdd}>
            <Field
              label={t('New stage')}
              autoComplete="off"
              value={name}
              error={isTried ? invalid : undefined}
              onChange={(event) => setName(event.target.value)}
            />
            <Button
              type="submit"
              variant="quiet"
              icon={<PlusIcon aria-hidden />}
              aria-disabled={change.isPending}
            >
              {t('Add')}
            </Button>
          </FieldRow>
        )}
        <DialogFoot>
          <Button onClick={() => (isBlank(name) ? onClose() : add(onClose))}>{t('Done')}</Button>
        </DialogFoot>
      </Stack>
    </Modal>
  )
}

const Rows = styled.ol`
  display: grid;
  gap: ${theme.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
`
