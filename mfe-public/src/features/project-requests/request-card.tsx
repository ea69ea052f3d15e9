import { paths, type ProjectRequest } from '@swipefolio/shared/contract'
import { excerpt } from '@swipefolio/shared/format'
import {
  Bdi,
  BriefcaseIcon,
  ButtonLink,
  Heading,
  LinkCard,
  mainControl,
  Moving,
  Text,
  theme,
} from '@swipefolio/shared/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Deadline } from './deadline'
import { companyOf } from './company-of'

export const missionLength = 180
export const offerLength = 76

interface RequestCardProps {
  request: ProjectRequest
  now: Date
}

/** One project request of the public list. */
export const RequestCard = ({ request, now }: RequestCardProps) => {
  const titleId = useId()
  // Another server may leave them out.
  const { mission = '', positionOffer = '' } = request as Partial<ProjectRequest>
  return (
    <LinkCard as="article" aria-labelledby={titleId}>
      <Body>
        <Moving name={`request-${request.id}`}>
          <Heading level={2} size="section" id={titleId} dir="auto">
            {request.title}
          </Heading>
        </Moving>
        <Text tone="soft">
          <Bdi>{companyOf(request)}</Bdi>
        </Text>
        <Mission>
          <Clamped size="small" dir="auto">
            {excerpt(mission, missionLength)}
          </Clamped>
        </Mission>
        {positionOffer && (
          <Offer>
            <BriefcaseIcon aria-hidden />
            <Bdi>{excerpt(positionOffer, offerLength)}</Bdi>
          </Offer>
        )}
        <Deadline endDate={request.endDate} now={now} />
        <div>
          <ButtonLink
            to={paths.projectRequest(request.id)}
            variant="quiet"
            aria-describedby={titleId}
            {...mainControl}
          >
            View Details
          </ButtonLink>
        </div>
      </Body>
    </LinkCard>
  )
}

/** As high as the row allows, around what is clamped. */
const Mission = styled.div`
  min-inline-size: 0;
`

const Clamped = styled(Text)`
  display: -webkit-box;
  overflow: clip;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 5;
`

const Offer = styled.p`
  display: flex;
  gap: ${theme.space.xs};
  font-size: ${theme.size.small};

  svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    color: ${theme.color.inkSoft};
  }
`

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.s};
  block-size: 100%;
  overflow-wrap: anywhere;

  /* What all cards of a row have stands on the same lines. */
  > :nth-child(3) {
    flex: 1;
  }
`
