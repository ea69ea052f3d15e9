import { home, privacy, projects, useInfiniteQuery, useQuery } from '@swipefolio/shared/api'
import { paths, type Project } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  ButtonLink,
  Empty,
  fillerProjects,
  FolderIcon,
  Grid,
  Pagination,
  QueryBoundary,
  Stack,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { NextStepRow } from '../home/next-step-row'
import { PausedNotice } from '../privacy/paused-notice'
import { ProjectItem, type ProjectItemActions } from './project-item'

const waiting = fillerProjects(6)

export const ProjectGrid = (actions: ProjectItemActions) => {
  const list = useInfiniteQuery(projects.list())
  const ownPrivacy = useQuery(privacy.own())
  // Known before the first project is added, so that it comes with it.
  const isNew = !list.hasNextPage && list.data !== undefined && list.data.length < 2
  const steps = useQuery({ ...home.jobSeeker(), enabled: isNew })
  const cards = (shown: readonly Project[]) => (
    <Cards as="ul" min="medium" gap="l">
      {shown.map((project) => (
        <li key={project.id} aria-label={project.title}>
          <ProjectItem project={project} {...actions} />
        </li>
      ))}
    </Cards>
  )
  return (
    <QueryBoundary
      query={list}
      waitsFor={isNew && list.data.length > 0 ? [ownPrivacy, steps] : [ownPrivacy]}
      loadingText={t('Loading projects...')}
      errorText={t('Failed to load projects')}
      isPage
      skeleton={cards(waiting)}
      isEmpty={(all) => all.length === 0 && !list.hasNextPage}
      empty={
        <Stack>
          <PausedNotice />
          <Empty
            title={t('No Projects Yet')}
            icon={<FolderIcon aria-hidden />}
            action={
              <ButtonLink to={paths.projectRequests} variant="quiet">
                {t('See Project Requests')}
              </ButtonLink>
            }
          >
            {t('You haven\'t created any projects yet. Click "Add New Project" to get started!')}
          </Empty>
        </Stack>
      }
    >
      {(all) => (
        <>
          <Stack>
            <PausedNotice />
            {isNew && steps.data && <NextStepRow {...steps.data} />}
            {cards(all)}
          </Stack>
          <Pagination query={list} label={t('More Projects')} />
        </>
      )}
    </QueryBoundary>
  )
}

/* Cards of a row end at the same height, with their actions. */
const Cards = styled(Grid)`
  > li {
    display: grid;
  }
  &:has([aria-expanded='true']) {
    align-items: start;
  }
`
