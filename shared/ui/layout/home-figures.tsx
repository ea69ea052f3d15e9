import { styled } from 'styled-components'
import { Link } from '../../router'
import { media, theme } from '../theme/theme'

export interface HomeFigure {
  label: string
  value: number
  /** The page of what is counted. */
  to: string
}

export interface HomeFiguresProps {
  figures: readonly HomeFigure[]
}

/** A few numbers in one row of `HomeLayout`, each a link to what it counts. Nothing as long as all are 0. */
export const HomeFigures = ({ figures }: HomeFiguresProps) =>
  figures.some(({ value }) => value > 0) && (
    <Row>
      {figures.map(({ label, value, to }) => (
        <li key={label}>
          <Figure to={to}>
            <Value>{value}</Value> {label}
          </Figure>
        </li>
      ))}
    </Row>
  )

const Row = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${theme.space.xs};
  padding: 0;
  list-style: none;
`

const Figure = styled(Link)`
  display: grid;
  align-content: start;
  gap: ${theme.space.xxs};
  block-size: 100%;
  padding: min(${theme.space.m}, 4.2vw);
  border: ${theme.border.thin};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  text-decoration: none;
  transition: border-color ${theme.motion.fast};

  &:hover {
    border-color: ${theme.color.lineStrong};
  }
`

const Value = styled.span`
  color: ${theme.color.ink};
  font: ${theme.weight.display} ${theme.size.section} / 1 ${theme.font.display};
  font-variant-numeric: tabular-nums;

  ${media.menu} {
    font-size: ${theme.size.title};
  }
`
