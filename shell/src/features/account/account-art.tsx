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

const Fan = styled.div`
  position: sticky;
  inset-block-start: 6rem;
  display: none;
  align-self: start;
  min-block-size: 30rem;

  ${media.menu} {
    display: grid;
    place-items: center;
  }
`

const Sheet = styled.div<{ $index: number }>`
  grid-area: 1 / 1;
  overflow: hidden;
  inline-size: min(20rem, 80%);
  padding: ${theme.space.s};
  border: ${theme.border.thin};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.lifted};
  transform: translateX(${({ $index }) => ($index - 1) * 5}rem)
    rotate(${({ $index }) => ($index - 1) * 9}deg);
`
