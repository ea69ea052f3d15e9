import type { UpstreamService } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Heading, Notice, Stack, Text } from '@swipefolio/shared/ui'
import { SampleLink } from './sample-link'

const failures: Record<UpstreamService, string> = {
  github: t('GitHub cannot be reached from here right now.'),
  model: t('The language model cannot be reached from here right now.'),
}

export interface ServiceFailure {
  service: UpstreamService
  /** What the server says, or empty. */
  message: string
}

/** The failure of a service, what it means, and what one can do until it is back. */
export const ServiceDown = ({ service, message }: ServiceFailure) => (
  <Notice tone="danger">
    <Stack gap="xs">
      <Heading level={2} size="small">
        {message || failures[service]}
      </Heading>
      <Text>
        {t(
          'There is no review yet. Come back later: the address stays in the form, and this try does not count.',
        )}
      </Text>
      <SampleLink />
    </Stack>
  </Notice>
)
