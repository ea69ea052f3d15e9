import type { UpstreamService } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Heading, Notice, Stack, Text } from '@swipefolio/shared/ui'
import { SampleLink } from './sample-link'

const words: Record<UpstreamService, { failure: string; text: string }> = {
  github: {
    failure: t('GitHub cannot be reached from here right now.'),
    text: t('A review begins with the files of the repository, so there is none yet.'),
  },
  model: {
    failure: t('The language model cannot be reached from here right now.'),
    text: t('The repository was read, but there is no review of it yet.'),
  },
}

export interface ServiceFailure {
  service: UpstreamService
  /** What the server says, or empty. */
  message: string
}

/** The failure of a service, what it means, and what one can do until it is back. */
export const ServiceDown = ({ service, message }: ServiceFailure) => {
  const { failure, text } = words[service]
  return (
    <Notice tone="danger">
      <Stack gap="xs">
        <Heading level={2} size="small">
          {message || failure}
        </Heading>
        <Text>
          {text}{' '}
          {t(
            'Another try within the next minutes is not likely to help. Come back later: the address stays in the form, and this try does not count against your ten an hour.',
          )}
        </Text>
        <SampleLink />
      </Stack>
    </Notice>
  )
}
