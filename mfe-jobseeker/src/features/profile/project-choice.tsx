import type { Project } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { maxPublicProjects } from '@swipefolio/shared/rules'
import { Bdi, Text, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { Check } from './check'

interface ProjectChoiceProps {
  projects: readonly Project[]
  /** Ids of those on the page, in its order. */
  value: readonly number[]
  error: string | undefined
  onChange: (ids: number[]) => void
}

/** Which projects the page shows. */
export const ProjectChoice = ({ projects, value, error, onChange }: ProjectChoiceProps) => {
  const chosen = value.filter((id) => projects.some((project) => project.id === id))
  return (
    <Choices>
      <legend>{t('Projects')}</legend>
      {projects.length === 0 ? (
        <Text tone="soft">{t('You have no projects yet.')}</Text>
      ) : (
        <>
          <Text tone="soft" size="small" role="status">
            {t('{chosen} of at most {maxPublicProjects}, in the order in which you choose them.', {
              chosen: chosen.length,
              maxPublicProjects,
            })}
          </Text>
          <List>
            {projects.map(({ id, title }) => {
              const place = chosen.indexOf(id)
              return (
                <li key={id}>
                  <Check
                    checked={place >= 0}
                    disabled={place < 0 && chosen.length >= maxPublicProjects}
                    onChange={() =>
                      onChange(place < 0 ? [...chosen, id] : chosen.filter((other) => other !== id))
                    }
                  >
                    <Bdi>{title}</Bdi>
                  </Check>
                </li>
              )
            })}
          </List>
        </>
      )}
      {error && (
        <Text tone="danger" size="small" role="alert">
          {error}
        </Text>
      )}
    </Choices>
  )
}

const Choices = styled.fieldset`
  display: grid;
  gap: ${theme.space.xs};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-weight: ${theme.weight.medium};
  }
`

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: 0 ${theme.space.l};
  max-block-size: 20rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`
