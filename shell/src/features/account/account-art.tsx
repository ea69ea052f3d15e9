import { styled } from 'styled-components'
import { media, ProjectCover, theme } from '@swipefolio/shared/ui'

const cards = [
  { title: 'Night Bus Radar', technologies: [{ name: 'Rust' }] },
  { title: 'Paper Garden', technologies: [{ name: 'Python' }] },
  { title: 'Tide Tables', technologies: [{ name: 'TypeScript' }] },
]

/** A decorative fan of project covers beside the form on wide windows. */
export const AccountArt = () => (
  <Fan aria-hidden>
    {cards.map((card, index) => (
      <Sheet key={card.title} $index={index}>
        <ProjectCover {...card} />
      </Sheet>
    ))}
  </Fan>
)

/* Above the form on upright tablets; beside it in the height of its shortest step, so that it stays where it is. */
const Fan = styled.div`
  display: none;
  place-items: center;
  background: ${theme.color.likeSoft};

  @media (min-width: 48rem) and (min-height: 56rem) {
    display: grid;
    grid-template-rows: 15rem;
  }
  ${media.menu} {
    display: grid;
    grid-template-rows: var(--least);
    border-inline-end: ${theme.border.thin};
  }
`

const Sheet = styled.div<{ $index: number }>`
  grid-area: 1 / 1;
  overflow: hidden;
  inline-size: min(20rem, 56%);
  padding: ${theme.space.s};
  border: ${theme.border.thin};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.lifted};
  transform: translateX(${({ $index }) => ($index - 1) * 25}%)
    rotate(${({ $index }) => ($index - 1) * 9}deg);
`
