import type { ProjectRequest } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  atLineStart,
  Bdi,
  Cluster,
  Heading,
  media,
  Moving,
  Stack,
  TagList,
  Text,
  theme,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { TypedText } from '../typed-text/typed-text'
import { Deadline } from './deadline'
import { companyOf } from './company-of'
import { RequestFacts } from './request-facts'

interface RequestHeadProps {
  request: ProjectRequest
  now: Date
  isOver: boolean
}

/** Who asks for what, where and until when. */
export const RequestHead = ({ request, now, isOver }: RequestHeadProps) => (
  <Stack gap="s">
    <Moving name={`request-${request.id}`}>
      <Title dir="auto">{request.title}</Title>
    </Moving>
    <Cluster gap="s">
      <Text tone="soft" size="large">
        <Bdi>{companyOf(request)}</Bdi>
      </Text>
      {isOver && <Over>{t('Closed')}</Over>}
    </Cluster>
    <Facts>
      <RequestFacts place={request.place} reward={request.reward} />
      <Deadline endDate={request.endDate} now={now} isBare={isOver} />
    </Facts>
    <TagList technologies={request.technologies ?? []} />
  </Stack>
)

/** What is to be built, and what it may lead to. */
export const RequestTexts = ({ request }: Pick<RequestHeadProps, 'request'>) => (
  <Stack gap="l">
    <section>
      <Heading level={2} size="section">
        {t('Mission')}
      </Heading>
      <Words>{request.mission}</Words>
    </section>
    <section>
      <Heading level={2} size="section">
        {t('Position Offer')}
      </Heading>
      <Words>{request.positionOffer}</Words>
    </section>
  </Stack>
)

const Title = styled.h1`
  ${atLineStart}
  font: ${theme.weight.display} ${theme.size.title} / 1.05 ${theme.font.display};
  letter-spacing: -0.025em;
  overflow-wrap: anywhere;
  text-wrap: balance;

  ${media.phone} {
    text-wrap: pretty;
  }
`

const Over = styled.strong`
  padding: 0.1em 0.75em;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.ink};
  color: ${theme.color.paper};
  font-size: ${theme.size.small};
  font-weight: ${theme.weight.strong};
`

/* Each in its line: a font that comes late would break a common one elsewhere. */
const Facts = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  margin-block: ${theme.space.xs};
  padding-block: ${theme.space.m};
  border-block: ${theme.border.thin};
`

const Words = styled(TypedText)`
  max-inline-size: 44rem;
  margin-block-start: ${theme.space.xs};
  font-size: ${theme.size.subtitle};
`
