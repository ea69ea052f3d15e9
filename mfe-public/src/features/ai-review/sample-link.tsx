import { paths } from '@swipefolio/shared/contract'
import { TextLink } from '@swipefolio/shared/ui'

/** In the place of a review's id in the URL. */
export const sampleName = 'sample'

/** Opens the sample review. */
export const SampleLink = () => (
  <TextLink to={`${paths.aiReview}?review=${sampleName}`}>Look at a sample review</TextLink>
)
