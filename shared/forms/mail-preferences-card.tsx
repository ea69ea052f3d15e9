import { styled } from 'styled-components'
import { errorMessage, mailPreferences, useMutation, useQuery, useQueryClient } from '../api'
import type { MailPreferences, Role } from '../contract'
import { QueryBoundary, Text, theme, toast, TitledCard } from '../ui'

export interface MailPreferencesCardProps {
  /** Each role has its own kinds of mail. */
  of: Role
}

type Kind = keyof MailPreferences

const labels = {
  messages: 'Messages that I have not read',
  contacts: 'Recruiters who can now see me',
  links: 'Repositories sent to my project requests',
} satisfies Record<Kind, string>

const kindsOf: Record<Role, Kind[]> = {
  jobseeker: ['messages', 'contacts'],
  recruiter: ['messages', 'links'],
}

const none: MailPreferences = { messages: false, contacts: false, links: false }

/** The person's mail preferences; each choice is saved at once, as an optimistic update. */
export const MailPreferencesCard = ({ of: role }: MailPreferencesCardProps) => {
  const client = useQueryClient()
  const query = mailPreferences.own(role)
  const preferences = useQuery(query)
  const change = useMutation({
    mutationFn: (choice: Partial<MailPreferences>) => mailPreferences.update(role, choice),
    onMutate: (choice) =>
      client.setQueryData(query.queryKey, (known) => known && { ...known, ...choice }),
    onSuccess: (saved) => client.setQueryData(query.queryKey, saved),
    async onError(error) {
      toast.error(errorMessage(error, 'Failed to save what you are mailed'))
      await client.invalidateQueries({ queryKey: query.queryKey })
    },
  })
  const choices = (chosen: MailPreferences) => (
    <Choices role="group" aria-label="Mails to Me">
      {kindsOf[role].map((kind) => (
        <Choice key={kind}>
          <input
            type="checkbox"
            checked={chosen[kind]}
            onChange={({ target }) => change.mutate({ [kind]: target.checked })}
          />
          {labels[kind]}
        </Choice>
      ))}
    </Choices>
  )
  return (
    <TitledCard level={3} title="Mails to Me">
      <Text tone="soft">One mail tells what I have not seen, a few minutes after it came.</Text>
      <QueryBoundary
        query={preferences}
        loadingText="Loading what you are mailed..."
        errorText="Failed to load what you are mailed"
        skeleton={choices(none)}
      >
        {choices}
      </QueryBoundary>
    </TitledCard>
  )
}

const Choices = styled.div`
  display: grid;
`

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  min-block-size: ${theme.control.medium};
  cursor: pointer;

  input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: ${theme.color.like};
  }
`
