import { changeErrorMessage, contacts } from '@swipefolio/shared/api'
import type { ContactStage } from '@swipefolio/shared/contract'
import { Field, useShown } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { arrivalStageId, checkStage } from '@swipefolio/shared/rules'
import {
  Button,
  ChevronDownIcon,
  ChevronUpIcon,
  Cluster,
  IconButton,
  Stack,
  Text,
  theme,
  toast,
  Trash2Icon,
} from '@swipefolio/shared/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useChangeStages } from './use-change-stages'

const failureOf = (error: Error) => changeErrorMessage(error, t('The stages were not changed'))

interface StageRowProps {
  stage: ContactStage
  others: readonly ContactStage[]
  isFirst: boolean
  isLast: boolean
  isPending: boolean
  /** Moves it up (-1) or down (1). */
  onPlace: (step: number) => void
  onRemove: (to?: number) => void
}

/** One stage: its name, its place, and its removal, which asks where its contacts go. */
export const StageRow = ({
  stage,
  others,
  isFirst,
  isLast,
  isPending,
  onPlace,
  onRemove,
}: StageRowProps) => {
  const [text, setText] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const removeButton = useRef<HTMLButtonElement>(null)
  const { name, count } = stage
  const { isShown, trackShown } = useShown()
  const rename = useChangeStages(
    (changed: string) => contacts.updateStage(stage.id, { name: changed }),
    { onError: (failure) => !isShown() && toast.error(failureOf(failure)) },
  )
  const invalid = text === undefined ? undefined : checkStage({ name: text }, others).name

  const save = () => {
    if (text === undefined || invalid) return
    if (text.trim() === name) {
      rename.reset()
      return setText(undefined)
    }
    if (rename.isPending && rename.variables === text) return
    rename.mutate(text, {
      onSuccess: () => setText((typed) => (typed === text ? undefined : typed)),
    })
  }
  const saveAtEnd = useEffectEvent(save)
  useEffect(() => {
    const forget = trackShown()
    return () => {
      forget()
      saveAtEnd()
    }
  }, [trackShown])
  const cancel = () => {
    setAsking(false)
    removeButton.current?.focus()
  }

  return (
    <li>
      <Row>
        <Field
          label={t('Name of {name}', { name })}
          isLabelHidden
          autoComplete="off"
          value={text ?? name}
          error={invalid ?? (rename.error ? failureOf(rename.error) : undefined)}
          hint={stage.id === arrivalStageId ? t('New contacts arrive here') : undefined}
          onChange={(event) => setText(event.target.value)}
          onBlur={save}
          onKeyDown={({ key }) => (key === 'Enter' || key === 'Escape') && save()}
        />
        <Cluster gap="none">
          <IconButton
            label={t('Move {name} up', { name })}
            icon={<ChevronUpIcon aria-hidden />}
            size="large"
            aria-disabled={isFirst || isPending}
            onClick={() => onPlace(-1)}
          />
          <IconButton
            label={t('Move {name} down', { name })}
            icon={<ChevronDownIcon aria-hidden />}
            size="large"
            aria-disabled={isLast || isPending}
            onClick={() => onPlace(1)}
          />
          <IconButton
            label={t('Delete {name}', { name })}
            icon={<Trash2Icon aria-hidden />}
            size="large"
            ref={removeButton}
            disabled={stage.id === arrivalStageId}
            aria-disabled={isPending}
            onClick={() => (count > 0 ? setAsking(true) : onRemove())}
          />
        </Cluster>
      </Row>
      {rename.isError && (
        <Retry size="small" variant="quiet" onClick={save}>
          {t('Try Again')}
        </Retry>
      )}
      {isAsking && (
        <Stack gap="xs" role="group" aria-label={t('Delete {name}', { name })}>
          <Text size="small">
            {t(
              '{count, plural, =1 {One contact is} other {{count} contacts are}} in {name}. Move to:',
              { count, name },
            )}
          </Text>
          <Cluster gap="xs">
            {others.map((other) => (
              <Button
                key={other.id}
                size="small"
                variant="quiet"
                onClick={() => onRemove(other.id)}
              >
                {other.name}
              </Button>
            ))}
            <Button size="small" variant="plain" onClick={cancel}>
              {t('Cancel')}
            </Button>
          </Cluster>
        </Stack>
      )}
    </li>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space.xs};
  /* Its last icon is above the edge of the other buttons. */
  margin-inline-end: -${theme.space.s};
`

const Retry = styled(Button)`
  margin-block-start: ${theme.space.xs};
`
