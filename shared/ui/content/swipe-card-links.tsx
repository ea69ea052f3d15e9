import { styled } from 'styled-components'
import { t } from '../../i18n'
import { touchArea } from '../actions/button-styles'
import { ExternalLink } from '../actions/external-link'
import { GitBranchIcon, GlobeIcon } from '../icons'
import { visuallyHidden } from '../layout/visually-hidden'
import { media, theme } from '../theme/theme'
import { swipeCardLayout } from './swipe-card-layout'

interface SwipeCardLinksProps {
  gitUrl: string
  websiteUrl: string
  /** Whether the card's full width is available, because the sheet is open. */
  hasWidth: boolean
}

/** Repository and website; narrow cards have room for their names alone, cards with the picture beside for their icons. */
export const SwipeCardLinks = ({ gitUrl, websiteUrl, hasWidth }: SwipeCardLinksProps) => (
  <Links>
    {gitUrl && (
      <ExternalLink href={gitUrl} icon={<GitBranchIcon aria-hidden />}>
        <Name $hasWidth={hasWidth}>{t('Repository')}</Name>
      </ExternalLink>
    )}
    {websiteUrl && (
      <ExternalLink href={websiteUrl} icon={<GlobeIcon aria-hidden />}>
        <Name $hasWidth={hasWidth}>{t('Website')}</Name>
      </ExternalLink>
    )}
  </Links>
)

const Links = styled.div`
  display: flex;
  gap: ${theme.space.s};

  a {
    display: flex;
    align-items: center;
    padding-block: ${theme.space.xxs};
    ${touchArea}
  }
  ${media.touch} {
    a {
      justify-content: center;
      min-inline-size: ${theme.control.medium};
    }
  }
  a > svg {
    flex: none;

    ${swipeCardLayout.narrow} {
      display: none;
    }
  }
`

const Name = styled.span<{ $hasWidth: boolean }>`
  ${swipeCardLayout.beside} {
    ${({ $hasWidth }) => !$hasWidth && visuallyHidden}
  }
`
