import { t } from '@swipefolio/shared/i18n'
import { media, ProjectCover, theme } from '@swipefolio/shared/ui'
import { css, styled } from 'styled-components'

const technologies = [
  [{ name: 'Swift' }, { name: 'WebGL' }],
  [{ name: 'Elixir' }, { name: 'React' }],
] as const

/** Two published projects, the upper one liked. Decorative. */
export const LikedProjects = () => (
  <Pile aria-hidden>
    <Cover title={t('Night Garden')} technologies={technologies[0]} />
    <Cover title={t('Loose Threads')} technologies={technologies[1]} />
    <Label $variant="like">{t('Liked')}</Label>
  </Pile>
)

/** The three decision stamps. Decorative. */
export const ThreeDecisions = () => (
  <Stamps aria-hidden>
    <Label $variant="ink">{t('Unlike')}</Label>
    <Label $variant="save">{t('Save')}</Label>
    <Label $variant="like">{t('Like')}</Label>
  </Stamps>
)

const onlyBesideTheTitle = css`
  display: none;

  ${media.aboveSidebar} {
    display: grid;
  }
`

const Pile = styled.div`
  ${onlyBesideTheTitle}
  inline-size: 13rem;
  margin-inline: ${theme.space.xl};
  place-items: center;
`

const Cover = styled(ProjectCover)`
  grid-area: 1 / 1;
  inline-size: 100%;
  border-radius: ${theme.radius.m};
  box-shadow: ${theme.shadow.lifted};
  rotate: -9deg;
  translate: -1.5rem 0.5rem;

  & + & {
    rotate: 5deg;
    translate: 1rem -0.25rem;
  }
`

const Stamps = styled.div`
  ${onlyBesideTheTitle}
  gap: ${theme.space.xs};
  justify-items: start;

  > :nth-child(1) {
    rotate: -5deg;
  }
  > :nth-child(2) {
    margin-inline-start: ${theme.space.xl};
    rotate: 2deg;
  }
  > :nth-child(3) {
    margin-inline-start: ${theme.space.xxl};
    rotate: -6deg;
  }
`

type LabelVariant = 'like' | 'save' | 'ink'

const labelVariants: Record<LabelVariant, { ground: string; text: string }> = {
  like: { ground: theme.color.like, text: theme.color.onLike },
  save: { ground: theme.color.save, text: theme.color.onSave },
  ink: { ground: theme.color.ink, text: theme.color.paper },
}

const Label = styled.span<{ $variant: LabelVariant }>`
  padding: ${theme.space.xs} ${theme.space.m};
  border-radius: ${theme.radius.s};
  background: ${({ $variant }) => labelVariants[$variant].ground};
  color: ${({ $variant }) => labelVariants[$variant].text};
  font: ${theme.weight.display} ${theme.size.section} / 1.1 ${theme.font.display};

  ${Pile} > & {
    z-index: 1;
    grid-area: 1 / 1;
    rotate: -6deg;
    translate: 1rem;
  }
`
