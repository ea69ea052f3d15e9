import type { Role } from '@swipefolio/shared/contract'
import { BriefcaseIcon, Button, CodeIcon, Stack, Text } from '@swipefolio/shared/ui'

export interface RoleChoiceProps {
  labels: Record<Role, string>
  onChoose: (role: Role) => void
}

/** The first step of login and signup. */
export const RoleChoice = ({ labels, onChoose }: RoleChoiceProps) => (
  <Stack gap="l">
    <Stack gap="xs">
      <Button
        variant="like"
        size="large"
        isFullWidth
        icon={<BriefcaseIcon aria-hidden />}
        onClick={() => onChoose('recruiter')}
      >
        {labels.recruiter}
      </Button>
      <Text tone="soft" size="small">
        You browse projects and find the people behind them.
      </Text>
    </Stack>
    <Stack gap="xs">
      <Button
        variant="save"
        size="large"
        isFullWidth
        icon={<CodeIcon aria-hidden />}
        onClick={() => onChoose('jobseeker')}
      >
        {labels.jobseeker}
      </Button>
      <Text tone="soft" size="small">
        You publish projects and answer project requests.
      </Text>
    </Stack>
  </Stack>
)
