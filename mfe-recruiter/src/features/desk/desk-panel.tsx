import { t } from '@swipefolio/shared/i18n'
import {
  breakpoints,
  Card,
  ChevronDownIcon,
  Heading,
  matchesMedia,
  media,
  theme,
  useIsHydrated,
} from '@swipefolio/shared/ui'
import { lazy, Suspense, useId, useState } from 'react'
import { styled } from 'styled-components'
import { DeskSummary } from './desk-summary'

const ContactDesk = lazy(() =>
  import(/* webpackChunkName: "contact-desk" */ './contact-desk').then((loaded) => ({
    default: loaded.ContactDesk,
  })),
)

const isWide = () => matchesMedia(`(min-width: ${breakpoints.menu}px)`)

/** What the recruiter keeps about a contact: open beside the projects, closed above them where there is no room beside. */
export const DeskPanel = ({ id }: { id: number }) => {
  const isHydrated = useIsHydrated()
  const [choice, setChoice] = useState<boolean>()
  const isOpen = choice ?? (isHydrated && isWide())
  const contentId = useId()
  return (
    <Panel
      as="section"
      aria-label={t('Your desk')}
      hasPadding={false}
      $keepsRoom={choice !== false}
    >
      <Heading level={2} size="small">
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          onClick={() => setChoice(!isOpen)}
        >
          <span>{t('Your desk')}</span>
          <Hint>{isHydrated && !isOpen ? <DeskSummary id={id} /> : t('Only you see this')}</Hint>
          <ChevronDownIcon aria-hidden />
        </Toggle>
      </Heading>
      {isOpen && (
        <Content id={contentId}>
          <Suspense fallback={null}>
            <ContactDesk id={id} />
          </Suspense>
        </Content>
      )}
    </Panel>
  )
}

/* Beside the projects, the page must not grow when the fields are there. */
const Panel = styled(Card)<{ $keepsRoom: boolean }>`
  align-self: start;

  ${media.menu} {
    grid-row: 1;
    grid-column: 2;
    min-block-size: ${({ $keepsRoom }) => $keepsRoom && '39rem'};
  }
`

const Toggle = styled.button`
  display: flex;
  align-items: baseline;
  gap: ${theme.space.s};
  inline-size: 100%;
  min-block-size: ${theme.control.large};
  padding: ${theme.space.m} ${theme.space.l};
  border: 0;
  border-radius: ${theme.radius.l};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  > :first-child {
    flex: none;
  }
  > svg {
    flex: none;
    align-self: center;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin-inline-start: auto;
    color: ${theme.color.inkSoft};
  }
  &[aria-expanded='true'] > svg {
    transform: scaleY(-1);
  }
`

const Hint = styled.span`
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
  color: ${theme.color.inkSoft};
  font-family: ${theme.font.text};
  font-size: ${theme.size.small};
  font-weight: ${theme.weight.text};
`

const Content = styled.div`
  padding: 0 ${theme.space.l} ${theme.space.l};
`
