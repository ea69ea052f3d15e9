import { paths, type Project } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  CheckIcon,
  Heading,
  HomePart,
  LinkCard,
  mainControl,
  Stack,
  Text,
  TextLink,
  theme,
  VisuallyHidden,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { progressOf, type Tip, tips } from './tips'

interface OwnProjects {
  own: readonly Project[]
}

/** Tips for better projects: first those that a project does not follow yet, each with the way to it. */
export const ProfileTips = ({ own }: OwnProjects) => {
  const isDone = ({ isFollowedBy }: Tip) => Number(progressOf(own, isFollowedBy).isDone)
  const ordered = tips.toSorted((one, other) => isDone(one) - isDone(other))
  return (
    <HomePart title={t('Profile tips')}>
      <Stack as="ul" gap="xs" role="list">
        {ordered.map((tip) => (
          <TipCard key={tip.title} own={own} {...tip} />
        ))}
      </Stack>
    </HomePart>
  )
}

const TipCard = ({ own, Icon, title, text, isFollowedBy }: OwnProjects & Tip) => {
  const { isDone, words, next } = progressOf(own, isFollowedBy)
  return (
    <Sheet as="li" aria-label={title} data-done={isDone || undefined}>
      {isDone ? <CheckIcon aria-hidden /> : <Icon aria-hidden />}
      <Stack gap="none">
        <Heading level={3} size="small">
          {title}
          {isDone && <VisuallyHidden>{t(': done')}</VisuallyHidden>}
        </Heading>
        {!isDone && <Text tone="soft">{text}</Text>}
        {words && (
          <Text size="small" tone="soft">
            {words}
          </Text>
        )}
        {next && (
          <EditLink to={paths.dashboardSection('projects', `edit=${next.id}`)} {...mainControl}>
            {t('Edit “{title}”', { title: next.title })}
          </EditLink>
        )}
      </Stack>
    </Sheet>
  )
}

const EditLink = styled(TextLink)`
  margin-block-start: ${theme.space.xs};
`

const Sheet = styled(LinkCard)`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: start;
  gap: ${theme.space.m};
  padding: ${theme.space.m};

  > svg {
    color: ${theme.color.like};
  }
  &[data-done] {
    padding-block: ${theme.space.xs};
    box-shadow: none;

    > svg {
      color: ${theme.color.success};
    }
  }
`
