import {
  contacts,
  errorMessage,
  refresh,
  useLiveEvent,
  useMutation,
  useQuery,
} from '@swipefolio/shared/api'
import type { ContactDesk as Desk, ContactStage } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { FilterChips, QueryBoundary, Stack, theme, toast } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { NextStepFields } from './next-step-fields'
import { NoteField } from './note-field'
import { TagField } from './tag-field'
import { saveDesk } from './use-desk'

/** What the recruiter keeps about a contact: stage, next step, tags and note. */
export const ContactDesk = ({ id }: { id: number }) => {
  const desk = useQuery(contacts.desk(id))
  const stages = useQuery(contacts.stages())
  useLiveEvent(({ type }) => {
    if (type !== 'chats' && type !== 'refresh') return
    refresh(contacts.desk(id).queryKey)
    refresh(contacts.stages().queryKey)
  })
  return (
    <QueryBoundary
      query={desk}
      waitsFor={[stages]}
      loadingText={t('Loading your notes...')}
      errorText={t('Failed to load your notes')}
      skeleton="rows"
    >
      {(loaded) => <Fields id={id} desk={loaded} stages={stages.data ?? []} />}
    </QueryBoundary>
  )
}

interface FieldsProps {
  id: number
  desk: Desk
  stages: readonly ContactStage[]
}

const Fields = ({ id, desk, stages }: FieldsProps) => {
  const move = useMutation({
    mutationFn: (stageId: number) => saveDesk(id, { stageId }),
    onError: (error) => toast.error(errorMessage(error, t('Failed to move the contact'))),
  })
  const tagging = useMutation({ mutationFn: (tags: string[]) => saveDesk(id, { tags }) })
  const stageId = move.isPending ? move.variables : desk.stageId
  const tags = tagging.isPending ? tagging.variables : desk.tags
  return (
    <Stack gap="m">
      <Stack gap="xs">
        <Label aria-hidden>{t('Stage')}</Label>
        <FilterChips
          label={t('Stage')}
          options={stages.map((stage) => ({ value: String(stage.id), label: stage.name }))}
          value={String(stageId)}
          onChange={(value) => move.mutate(Number(value))}
        />
      </Stack>
      <NextStepFields id={id} desk={desk} />
      <TagField
        tags={tags}
        error={tagging.error ? errorMessage(tagging.error, t('Tags were not saved')) : undefined}
        onChange={(next, onError) => tagging.mutate(next, { onError })}
      />
      <NoteField id={id} desk={desk} />
    </Stack>
  )
}

const Label = styled.span`
  font-weight: ${theme.weight.medium};
`
