import { styled } from 'styled-components'
import type { Submission, SubmissionStatus } from '../../contract'
import { t } from '../../i18n'
import { BookmarkIcon, CheckIcon, EyeIcon, MailIcon, UserIcon } from '../icons'
import { theme } from '../theme/theme'

const statuses = {
  SENT: {
    Icon: CheckIcon,
    label: t('Sent'),
    ground: theme.color.raised,
    ink: theme.color.inkSoft,
  },
  SEEN: { Icon: EyeIcon, label: t('Seen'), ground: theme.color.raised, ink: theme.color.ink },
  SHORTLISTED: {
    Icon: BookmarkIcon,
    label: t('Shortlisted'),
    ground: theme.color.saveSoft,
    ink: theme.color.save,
  },
  DECLINED: {
    Icon: MailIcon,
    label: t('Not this time'),
    ground: theme.color.raised,
    ink: theme.color.inkSoft,
  },
  REVEALED: {
    Icon: UserIcon,
    label: t('Revealed'),
    ground: theme.color.successSoft,
    ink: theme.color.success,
  },
} satisfies Record<SubmissionStatus, object>

/** What became of a submission. A server that follows only the spec says no more than whether the owner is revealed. */
export const submissionStatus = ({
  status,
  ownerRevealed,
}: Pick<Submission, 'status' | 'ownerRevealed'>): SubmissionStatus => {
  if (status && status in statuses) return status
  return ownerRevealed ? 'REVEALED' : 'SENT'
}

/** The status of a submission in a word. */
export const submissionLabel = (status: SubmissionStatus) => statuses[status].label

export interface SubmissionMarkProps {
  submission: Pick<Submission, 'status' | 'ownerRevealed'>
}

/** What became of a job seeker's submission, in a word. */
export const SubmissionMark = ({ submission }: SubmissionMarkProps) => {
  const { Icon, label, ground, ink } = statuses[submissionStatus(submission)]
  return (
    <Mark $ground={ground} $ink={ink}>
      <Icon aria-hidden />
      {label}
    </Mark>
  )
}

const Mark = styled.strong<{ $ground: string; $ink: string }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 0.4em;
  padding: ${theme.space.xxs} ${theme.space.s};
  border-radius: ${theme.radius.pill};
  background: ${({ $ground }) => $ground};
  color: ${({ $ink }) => $ink};
  font-size: ${theme.size.small};
  font-weight: ${theme.weight.strong};

  svg {
    inline-size: 1.1em;
    block-size: 1.1em;
  }
`
