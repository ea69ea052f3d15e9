import { styled } from 'styled-components'
import type { MailPreferences, Role } from '../contract'
import { t } from '../i18n'
import { theme } from '../ui'

interface NewsChoicesProps {
  /** Each role has its own kinds of news. */
  of: Role
  /** What the group is called. */
  label: string
  chosen: MailPreferences
  onChoose: (choice: Partial<MailPreferences>) => void
}

type Kind = keyof MailPreferences

const messages = t('Messages that I have not read')

const labels: Record<Role, Partial<Record<Kind, string>>> = {
  jobseeker: {
    messages,
    contacts: t('Recruiters who can now see me'),
    links: t('What became of my submissions'),
  },
  recruiter: { messages, links: t('Repositories sent to my project requests') },
}

/** A checkbox for each kind of news that a role gets. */
export const NewsChoices = ({ of: role, label, chosen, onChoose }: NewsChoicesProps) => (
  <Choices role="group" aria-label={label}>
    {(Object.keys(labels[role]) as Kind[]).map((kind) => (
      <Choice key={kind}>
        <input
          type="checkbox"
          checked={chosen[kind]}
          onChange={({ target }) => onChoose({ [kind]: target.checked })}
        />
        {labels[role][kind]}
      </Choice>
    ))}
  </Choices>
)

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
