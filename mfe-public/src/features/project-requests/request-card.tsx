import { paths, type ProjectRequest } from '@swipefolio/shared/contract'
import { isClosed } from '@swipefolio/shared/rules'
import { Bdi, ButtonLink, Card, Heading, Text, theme } from '@swipefolio/shared/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Deadline } from './deadline'
import { companyOf } from './company-of'

interface RequestCardProps {
  request: ProjectRequest
  now: Date
}

/** One project request of the public list. */
export const RequestCard = ({ request, now }: RequestCardProps) => {
  const titleId = useId()
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Body>
        <Heading level={2} size="section" id={titleId} dir="auto">
          {request.title}
        </Heading>
        <Text tone="soft">
          <Bdi>{companyOf(request)}</Bdi>
        </Text>
        <Deadline endDate={request.endDate} isClosed={isClosed(request.endDate, now)} />
        <div>
          <ButtonLink
            to={paths.projectRequest(request.id)}
            variant="quiet"
            aria-describedby={titleId}
          >
            View Details
          </ButtonLink>
        </div>
      </Body>
    </Card>
  )
}

const Body = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${theme.space.s};
  block-size: 100%;
  overflow-wrap: anywhere;
`
