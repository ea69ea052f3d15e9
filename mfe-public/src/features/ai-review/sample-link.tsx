import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { media, TextLink, touchArea } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

/** In the place of a review's id in the URL. */
export const sampleName = 'sample'

/** Opens the sample review. */
export const SampleLink = () => (
  <Sample to={`${paths.aiReview}?review=${sampleName}`}>{t('Look at a sample review')}</Sample>
)

/* The page is the same with any query until scripts read it. */
const Sample = styled(TextLink)`
  ${touchArea}
  ${media.withoutScripts} {
    display: none;
  }
`
