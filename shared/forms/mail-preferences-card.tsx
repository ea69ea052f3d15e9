import {
  errorMessage,
  mailPreferences,
  showChange,
  useMutation,
  useQuery,
  useQueryClient,
} from '../api'
import type { MailPreferences, Role } from '../contract'
import { t } from '../i18n'
import { QueryBoundary, Text, toast, TitledCard } from '../ui'
import { NewsChoices } from './news-choices'

export interface MailPreferencesCardProps {
  /** Each role has its own kinds of mail. */
  of: Role
}

const mutationKey = ['mail-preferences']
const none: MailPreferences = { messages: false, contacts: false, links: false }

/** The person's mail preferences; each choice is saved at once, as an optimistic update. */
export const MailPreferencesCard = ({ of: role }: MailPreferencesCardProps) => {
  const client = useQueryClient()
  const query = mailPreferences.own(role)
  const preferences = useQuery(query)
  const change = useMutation({
    mutationKey,
    // One after the other, so that the last answer is the newest.
    scope: { id: 'mail preferences' },
    mutationFn: (choice: Partial<MailPreferences>) => mailPreferences.update(role, choice),
    onMutate(choice) {
      const before = client.getQueryData(query.queryKey)
      showChange(query.queryKey, before && { ...before, ...choice })
      return before
    },
    onSuccess(saved) {
      if (client.isMutating({ mutationKey }) === 1) showChange(query.queryKey, saved)
    },
    async onError(error, _choice, before) {
      showChange(query.queryKey, before)
      toast.error(errorMessage(error, t('Failed to save what you are mailed')))
      await client.invalidateQueries({ queryKey: query.queryKey })
    },
  })
  const choices = (chosen: MailPreferences) => (
    <NewsChoices
      of={role}
      label={t('Email Notifications')}
      chosen={chosen}
      onChoose={change.mutate}
    />
  )
  return (
    <TitledCard level={3} title={t('Email Notifications')}>
      <Text tone="soft">
        {t('One email about everything new, a few minutes after it arrived.')}
      </Text>
      <QueryBoundary
        query={preferences}
        loadingText={t('Loading what you are mailed...')}
        errorText={t('Failed to load what you are mailed')}
        skeleton={choices(none)}
      >
        {choices}
      </QueryBoundary>
    </TitledCard>
  )
}
