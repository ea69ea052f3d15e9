import type { RequestItem } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import { excerpt } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { isClosed } from '@swipefolio/shared/rules'
import {
  atLineStart,
  Bdi,
  BriefcaseIcon,
  ButtonLink,
  clampedAtLineStart,
  Heading,
  LinkCard,
  mainControl,
  Moving,
  TagList,
  Text,
  theme,
} from '@swipefolio/shared/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { companyOf } from './company-of'
import { Deadline } from './deadline'
import { RequestActions } from './request-actions'
import { Fact, RequestFacts } from './request-facts'

/** As much as three lines of a card have room for: it ends with a word. */
export const missionLength = 110
export const offerLength = 76

interface RequestCardProps {
  request: RequestItem
  now: Date
}

/** One project request of the public list. Place and reward are what the offer says first: it is shown where they are missing. */
export const RequestCard = ({ request, now }: RequestCardProps) => {
  const titleId = useId()
  // Another server may leave them out.
  const {
    mission = '',
    positionOffer = '',
    technologies = [],
    place,
    reward,
    fittingProjects = 0,
  } = request as Partial<RequestItem>
  return (
    <Sheet
      as="article"
      aria-labelledby={titleId}
      data-closed={isClosed(request.endDate, now) ? '' : undefined}
    >
      <Body>
        <Moving name={`request-${request.id}`}>
          <Title level={2} size="section" id={titleId} dir="auto">
            {request.title}
          </Title>
        </Moving>
        <Company tone="soft" size="small">
          <Bdi>{companyOf(request)}</Bdi>
          {fittingProjects > 0 && (
            <Fit>{t('Fits {count} of your projects', { count: fittingProjects })}</Fit>
          )}
        </Company>
        <Clamped dir="auto">{excerpt(mission, missionLength)}</Clamped>
        <TagList technologies={technologies} />
        <Facts>
          <RequestFacts {...{ place, reward }} />
          {positionOffer && !place && !reward && (
            <Fact name={t('Position offer')} icon={<BriefcaseIcon aria-hidden />}>
              {excerpt(positionOffer, offerLength)}
            </Fact>
          )}
          <Deadline endDate={request.endDate} now={now} />
        </Facts>
        <Foot>
          <ButtonLink
            to={paths.projectRequest(request.id)}
            variant="quiet"
            aria-describedby={titleId}
            {...mainControl}
          >
            {t('View Details')}
          </ButtonLink>
          <RequestActions request={request} titleId={titleId} />
        </Foot>
      </Body>
    </Sheet>
  )
}

/* Not balanced: a line that begins at the other side would then move far when a font that comes late breaks it elsewhere. */
const Title = styled(Heading)`
  ${atLineStart}
  font-size: 1.375rem;
  text-wrap: wrap;
`

const Company = styled(Text)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs};

  > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Sheet = styled(LinkCard)`
  &[data-closed] {
    background: ${theme.color.paper};
    box-shadow: none;

    h2 {
      color: ${theme.color.inkSoft};
    }
  }
`

/* Lines of a paragraph begin at the side of their own direction: at the other one, the edge that the eye returns to is ragged. */
const Clamped = styled(Text)`
  ${clampedAtLineStart(3)}
  flex: none;
  text-align: start;
`

/* At the end of the card, with the buttons. */
const Facts = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  margin-block-start: auto;
  font-size: ${theme.size.small};
`

const Foot = styled.div`
  display: flex;
  align-items: center;
`

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.s};
  block-size: 100%;
  overflow-wrap: anywhere;
`

/* It is known later than the card, and moves nothing: the line is no higher with it. */
const Fit = styled.span`
  flex: none;
  margin-block: -0.2em;
  padding: 0.1em 0.6em;
  border: ${theme.border.thin};
  border-color: ${theme.color.save};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.saveSoft};
  color: ${theme.color.save};
  font-size: ${theme.size.small};
  font-weight: ${theme.weight.strong};
`
