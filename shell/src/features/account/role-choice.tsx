import type { Role } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { BriefcaseIcon, Button, CodeIcon, Stack, Text, theme } from '@swipefolio/shared/ui'
import type { MouseEvent } from 'react'
import { styled } from 'styled-components'

export interface RoleChoiceProps {
  labels: Record<Role, string>
  onChoose: (role: Role) => void
}

interface RoleSwitchProps extends RoleChoiceProps {
  role: Role
}

/** The same choice above a form whose role is preselected. */
export const RoleSwitch = ({ labels, role, onChoose }: RoleSwitchProps) => (
  <Switch data-role-switch>
    {(['recruiter', 'jobseeker'] as const).map((each) => (
      <Button
        key={each}
        name="role"
        value={each}
        variant={each === role ? 'quiet' : 'plain'}
        size="small"
        aria-pressed={each === role}
        onClick={() => onChoose(each)}
      >
        {labels[each]}
      </Button>
    ))}
  </Switch>
)

/* Two halves of one control, quieter than the button that sends the form; one above the other where a label would take two lines. */
const Switch = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  padding: ${theme.space.xxs};
  border-radius: ${theme.radius.l};
  background: ${theme.color.raised};

  > * {
    padding-inline: ${theme.space.xxs};
  }
`

/** The first step of login and signup. Without scripts, the form chooses the role by loading the page. */
export const RoleChoice = ({ labels, onChoose }: RoleChoiceProps) => (
  <Stack as="form" gap="l">
    <Stack gap="xs">
      <Button {...choiceOf('recruiter', onChoose)} icon={<BriefcaseIcon aria-hidden />}>
        {labels.recruiter}
      </Button>
      <Text tone="soft" size="small">
        {t('You browse projects and find the people behind them.')}
      </Text>
    </Stack>
    <Stack gap="xs">
      <Button {...choiceOf('jobseeker', onChoose)} icon={<CodeIcon aria-hidden />}>
        {labels.jobseeker}
      </Button>
      <Text tone="soft" size="small">
        {t('You publish projects and answer project requests.')}
      </Text>
    </Stack>
  </Stack>
)

const choiceOf = (role: Role, onChoose: (role: Role) => void) =>
  ({
    type: 'submit',
    name: 'role',
    value: role,
    size: 'large',
    isFullWidth: true,
    onClick(event: MouseEvent) {
      event.preventDefault()
      onChoose(role)
    },
  }) as const
