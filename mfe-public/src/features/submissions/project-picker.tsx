import type { Project } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { projectAddress } from '@swipefolio/shared/rules'
import {
  Bdi,
  clampedAtLineStart,
  ProjectCover,
  Text,
  theme,
  VisuallyHidden,
} from '@swipefolio/shared/ui'
import { useId } from 'react'
import { styled } from 'styled-components'

interface ProjectPickerProps {
  projects: readonly Project[]
  /** 0 for none. */
  value: number
  error: string | undefined
  onChange: (projectId: number) => void
}

/** One of the job seeker's own projects; those without an address cannot be sent. */
export const ProjectPicker = ({ projects, value, error, onChange }: ProjectPickerProps) => {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <Group
      role="radiogroup"
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && errorId}
    >
      <VisuallyHidden as="legend">{t('Project')}</VisuallyHidden>
      <List>
        {projects.map((project) => {
          const address = projectAddress(project)
          return (
            <Option key={project.id}>
              <input
                type="radio"
                name={id}
                value={project.id}
                checked={project.id === value}
                disabled={!address}
                onChange={() => onChange(project.id)}
              />
              <Picture {...project} />
              <Words>
                <Text isStrong>
                  <Bdi>{project.title}</Bdi>
                </Text>
                <Text tone="soft" size="small">
                  <Bdi>
                    {address.replace(/^https?:\/\/(github\.com\/[^/]+\/)?/, '') ||
                      t('No address yet')}
                  </Bdi>
                </Text>
              </Words>
            </Option>
          )
        })}
      </List>
      {error && <Problem id={errorId}>{error}</Problem>}
    </Group>
  )
}

const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

/* As high as the window has room for beside the rest of the form. Half of a row, and a shade that ends with the list, show that there are more. */
const List = styled.div`
  display: grid;
  max-block-size: max(12.5rem, 100svh - 34rem);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: ${theme.border.strong};
  border-radius: ${theme.radius.s};
  background:
    linear-gradient(transparent, ${theme.color.surface} 50%) bottom / 100% 4rem no-repeat local,
    linear-gradient(transparent, ${theme.color.skeleton}) bottom / 100% 2rem no-repeat,
    ${theme.color.surface};
`

const Option = styled.label`
  display: grid;
  grid-template-columns: auto 4rem minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space.s};
  min-block-size: ${theme.control.large};
  padding: ${theme.space.xs} ${theme.space.s};
  cursor: pointer;

  & + & {
    border-block-start: ${theme.border.thin};
  }
  &:has(:checked) {
    background: ${theme.color.raised};
  }
  &:has(:disabled) {
    cursor: not-allowed;
    opacity: 0.6;
  }
  &:has(:focus-visible) {
    outline: ${theme.border.ring} solid ${theme.color.focus};
    outline-offset: -${theme.border.ring};
  }
  input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: ${theme.color.like};
    outline: none;
  }
`

const Picture = styled(ProjectCover)`
  border-radius: ${theme.radius.s};
`

const Words = styled.div`
  min-inline-size: 0;
  line-height: 1.25;

  > :first-child {
    ${clampedAtLineStart(2)}
  }
  > :last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Problem = styled.div`
  margin-block-start: 0.375rem;
  color: ${theme.color.danger};
  font-size: ${theme.size.small};
  font-weight: ${theme.weight.medium};
`
