import { t } from '@swipefolio/shared/i18n'
import { media, theme } from '@swipefolio/shared/ui'
import { keyframes, styled } from 'styled-components'
import { useIsLoading } from './loading-state'

/** A progress bar over the page while a screen loads; delayed, so that quick loads do not show it. */
export const LoadingBar = () =>
  useIsLoading() && <Bar role="progressbar" aria-label={t('Loading the page')} />

const appear = keyframes`
  to { visibility: visible; }
`

const grow = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.95); }
`

const Bar = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${theme.layer.toast};
  block-size: ${theme.space.xs};
  background: ${theme.color.like};
  visibility: hidden;
  transform-origin: left;
  animation:
    ${appear} 0s 150ms forwards,
    ${grow} 10s 150ms cubic-bezier(0, 0.9, 0.3, 1) forwards;

  &:dir(rtl) {
    transform-origin: right;
  }

  ${media.reducedMotion} {
    animation: ${appear} 0s 150ms forwards;
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`
