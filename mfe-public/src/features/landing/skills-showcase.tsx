import { t } from '@swipefolio/shared/i18n'
import { ButtonLink, Heading, media, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { useStart } from './use-start'

const titleId = 'skills'

const skills = [
  'TypeScript',
  'Rust',
  'React',
  t('Machine learning'),
  'PostgreSQL',
  'Go',
  t('Accessibility'),
  'Kotlin',
  'Python',
  'Embedded C',
  'Swift',
  'Kubernetes',
  'WebGL',
  'Elixir',
]

/** The last section of the home page: skills in large letters, and a link to signup, for members to their work. */
export const SkillsShowcase = () => {
  const { path } = useStart()
  return (
    <Panel aria-labelledby={titleId}>
      <Heading level={2} size="title" id={titleId}>
        {t('Whatever you are good at, show it working.')}
      </Heading>
      <Wall>
        {skills.map((skill) => (
          <Skill key={skill} translate="no">
            {skill}
          </Skill>
        ))}
      </Wall>
      <Action>
        <ButtonLink to={path} size="large">
          {t('Join Now')}
        </ButtonLink>
        <span>{t('Free for now. You need to be 18 or over.')}</span>
      </Action>
    </Panel>
  )
}

const Panel = styled.section`
  display: grid;
  gap: ${theme.space.xl};
  padding: clamp(${theme.space.l}, 5vw, ${theme.space.xxl});
  border-radius: ${theme.radius.l};
  background: ${theme.color.raised};

  > h2 {
    max-inline-size: 44rem;
  }
`

const Wall = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.1em 0.6em;
  font: ${theme.weight.display} ${theme.size.section} / 1.25 ${theme.font.display};
  letter-spacing: -0.02em;

  ${media.aboveSidebar} {
    font-size: ${theme.size.title};
  }
`

const Skill = styled.li`
  color: ${theme.color.ink};

  &:nth-child(3n + 2) {
    color: ${theme.color.like};
  }
  &:nth-child(4n + 4) {
    color: ${theme.color.save};
  }
`

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.m} ${theme.space.l};
  color: ${theme.color.inkSoft};
`
