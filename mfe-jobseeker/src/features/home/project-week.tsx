import { type JobSeekerHome, paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  BookmarkIcon,
  ButtonLink,
  Cluster,
  FolderIcon,
  Heading,
  HeartIcon,
  HomeCard,
  LinkRow,
  LinkRows,
  media,
  Stack,
  Text,
  theme,
} from '@swipefolio/shared/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { addressOfProject, likesAndSaves } from './likes-and-saves'

const quiet = t('Quiet so far. A clear text and a live link help.')

interface ProjectWeekProps extends Pick<JobSeekerHome, 'week'> {
  /** The project that is shown with its cover, and what to do next; the others are rows. */
  top?: JobSeekerHome['top']
}

/** The likes and saves of the last seven days. */
export const ProjectWeek = ({ week, top = null }: ProjectWeekProps) => {
  const id = useId()
  return (
    <Stack as="section" gap="s" aria-labelledby={id}>
      <Head>
        <Heading level={2} size="small" id={id}>
          {t('Your projects this week')}
        </Heading>
        {top && (
          <ButtonLink to={paths.dashboardSection('projects', 'add=true')} size="small">
            {t('Add a Project')}
          </ButtonLink>
        )}
      </Head>
      {top && (
        <HomeCard project={top} to={addressOfProject(top.id)}>
          <Text tone="soft">
            {likesAndSaves(week.find(({ project }) => project.id === top.id)) || quiet}
          </Text>
        </HomeCard>
      )}
      <LinkRows>
        {week
          .filter(({ project }) => project.id !== top?.id)
          .map((happened) => (
            <LinkRow
              key={happened.project.id}
              title={happened.project.title}
              opens={addressOfProject(happened.project.id)}
              icon={happened.likes > 0 ? <HeartIcon aria-hidden /> : <BookmarkIcon aria-hidden />}
            >
              {likesAndSaves(happened)}
            </LinkRow>
          ))}
        {week.length === 0 && !top && (
          <LinkRow
            title={t('My Projects')}
            opens={paths.dashboardSection('projects')}
            icon={<FolderIcon aria-hidden />}
          >
            {quiet}
          </LinkRow>
        )}
      </LinkRows>
    </Stack>
  )
}

/* The button makes the line no higher: cards of both columns begin at the same height. */
const Head = styled(Cluster).attrs({ justify: 'between' })`
  ${media.menu} {
    > a {
      min-block-size: 1.75rem;
      margin-block: calc(-1 * ${theme.space.xxs});
    }
  }
`
