import { readmes, useMutation, useQuery } from '@swipefolio/shared/api'
import { relativeTime } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import {
  DownloadIcon,
  Button,
  Cluster,
  Confirm,
  Notice,
  SparklesIcon,
  Stack,
  Text,
  Trash2Icon,
} from '@swipefolio/shared/ui'
import { readingError } from './reading-error'
import type { ReadmeChange } from './readme-change'
import type { useFilling } from './use-filling'

interface RepositoryToolsProps {
  /** The address of the repository, if the form has one. */
  repository: string | undefined
  /** The stored project, if there is one. */
  projectId: number | undefined
  filling: ReturnType<typeof useFilling>
  change: ReadmeChange
  onChange: (change: ReadmeChange) => void
}

/** What a form takes from the repository that it names: what it is filled in with, and the README. */
export const RepositoryTools = ({
  repository,
  projectId,
  filling,
  change,
  onChange,
}: RepositoryToolsProps) => {
  const stored = useQuery({ ...readmes.ofOwn(projectId ?? 0), enabled: projectId !== undefined })
  const taking = useMutation({
    mutationFn: readmes.take,
    onSuccess: ({ id, repository: from, takenAt }) => onChange({ id, repository: from, takenAt }),
  })
  const readme = change === 'removed' ? undefined : (change ?? stored.data ?? undefined)
  const errors = new Set([filling.error, readingError(taking.error)])
  if (!repository && !readme) return null

  return (
    <Stack gap="xs">
      {repository && (
        <Cluster gap="xs">
          <Button
            variant="quiet"
            size="small"
            icon={<SparklesIcon aria-hidden />}
            isPending={filling.isPending}
            onClick={() => filling.fill(repository)}
          >
            {t('Fill in from the Repository')}
          </Button>
          <Button
            variant="quiet"
            size="small"
            icon={<DownloadIcon aria-hidden />}
            isPending={taking.isPending}
            onClick={() => taking.mutate(repository)}
          >
            {readme ? t('Take the README Again') : t('Take the README')}
          </Button>
        </Cluster>
      )}
      {[...errors].map(
        (error) =>
          error && (
            <Notice key={error} tone="danger">
              {error}
            </Notice>
          ),
      )}
      <Text role="status" size="small" tone="soft">
        {filling.news}
      </Text>
      {readme && (
        <Cluster gap="xs">
          <Text size="small" tone="soft">
            {t('README of {repository}, taken {when}. Only your contacts see it.', {
              repository: readme.repository.replace('https://github.com/', ''),
              when: relativeTime(readme.takenAt),
            })}
          </Text>
          <Button
            variant="plain"
            size="small"
            icon={<Trash2Icon aria-hidden />}
            onClick={() => onChange(stored.data ? 'removed' : null)}
          >
            {t('Remove README')}
          </Button>
        </Cluster>
      )}
      <Confirm
        isOpen={filling.question.isOpen}
        question={t('Replace what you typed?')}
        details={filling.question.details}
        confirmLabel={t('Replace')}
        cancelLabel={t('Keep Mine')}
        onConfirm={filling.question.replace}
        onCancel={filling.question.keep}
      />
    </Stack>
  )
}
