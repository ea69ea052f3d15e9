import type { ProjectRequest } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  atLineStart,
  BanknoteIcon,
  Bdi,
  MapPinIcon,
  theme,
  VisuallyHidden,
} from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

type RequestFactsProps = Pick<ProjectRequest, 'place' | 'reward'>

/** Place and reward of a request, where it says them. */
export const RequestFacts = ({ place, reward }: RequestFactsProps) => (
  <>
    {place && (
      <Fact name={t('Place')} icon={<MapPinIcon aria-hidden />}>
        {place}
      </Fact>
    )}
    {reward && (
      <Fact name={t('Pay or reward')} icon={<BanknoteIcon aria-hidden />}>
        {reward}
      </Fact>
    )}
  </>
)

interface FactProps {
  /** For screen readers; the icon replaces it visually. */
  name: string
  icon: ReactNode
  children: string
}

/** A line with an icon. */
export const Fact = ({ name, icon, children }: FactProps) => (
  <Line>
    {icon}
    <VisuallyHidden>{name}: </VisuallyHidden>
    <Bdi>{children}</Bdi>
  </Line>
)

const Line = styled.p`
  display: flex;
  gap: ${theme.space.xs};
  overflow-wrap: anywhere;

  svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1lh;
    color: ${theme.color.inkSoft};
  }
  bdi {
    ${atLineStart}
    min-inline-size: 0;
  }
`
