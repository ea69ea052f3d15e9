import type { UpstreamService } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Card, Heading, Stack, Text } from '@swipefolio/shared/ui'
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

/** The alert for a failed service, in place of the fallback. */
export const failureOf = (service: UpstreamService) => words[service].failure

/** What the failure of a service means, and what one can do until it is back. */
export const ServiceDown = ({ service }: { service: UpstreamService }) => {
  const { text } = words[service]
  return (
    <Card as="section" aria-labelledby="service-down">
      <Stack gap="s">
        <Heading level={2} size="small" id="service-down">
          {t('What this means for your review')}
        </Heading>
        <Text>
          {text}{' '}
          {t(
            'Another try within the next minutes is not likely to help. Come back later: the address stays in the form, and this try does not count against your ten an hour.',
          )}
        </Text>
        <SampleLink />
      </Stack>
    </Card>
  )
}
