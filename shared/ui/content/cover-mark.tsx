import { styled } from 'styled-components'
import { t } from '../../i18n'
import { ImagesIcon } from '../icons'
import { VisuallyHidden } from '../layout/visually-hidden'
import { theme } from '../theme/theme'

/** A small mark over the corner of a picture. */
export const CoverMark = styled.div`
  position: absolute;
  inset-block-end: ${theme.space.xs};
  inset-inline-end: ${theme.space.xs};
  display: flex;
  align-items: center;
  gap: ${theme.space.xxs};
  padding: 0.125rem ${theme.space.xs};
  border: ${theme.border.thin};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};
  font-size: ${theme.size.small};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  pointer-events: none;

  > svg {
    inline-size: 1em;
    block-size: 1em;
  }
`

/** Says of a cover that there are more pictures than it. */
export const PictureCount = ({ more }: { more: readonly unknown[] | undefined }) =>
  more && more.length > 0 ? (
    <CoverMark data-picture-count>
      <ImagesIcon aria-hidden />
      <span aria-hidden>{more.length + 1}</span>
      <VisuallyHidden>{t('{count} pictures', { count: more.length + 1 })}</VisuallyHidden>
    </CoverMark>
  ) : null
