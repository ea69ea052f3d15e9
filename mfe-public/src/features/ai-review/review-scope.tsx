import { t } from '@swipefolio/shared/i18n'
import { Text } from '@swipefolio/shared/ui'

/** What a review reads, and who sees it. */
export const ReviewScope = () => (
  <Text size="small" tone="soft">
    {t(
      'Public repositories only. Their README, manifests, tests and main sources are read; the review is kept for you alone.',
    )}
  </Text>
)
