import { t } from '@swipefolio/shared/i18n'
import { Bdi, Text, theme, VisuallyHidden } from '@swipefolio/shared/ui'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { KeyCaps } from './key-cap'
import type { Offer } from './offered-commands'
import { areSingleKeysOn } from './single-keys'

interface PaletteListProps {
  /** Of the listbox; the prefix of the ids of its options. */
  id: string
  label: string
  offers: readonly Offer[]
  /** Whether offers of a group are below its name. */
  isGrouped: boolean
  active: number
  isLoading: boolean
  onActivate: (index: number) => void
  onChoose: (offer: Offer, dialog: Node) => void
}

/** How much of the list fades at its end, in pixels: what is cut there says that there is more. */
const fade = 24

/** The commands that match. The focus stays in the input; their number is announced. */
export const PaletteList = ({
  id,
  label,
  offers,
  isGrouped,
  active,
  isLoading,
  onActivate,
  onChoose,
}: PaletteListProps) => {
  const list = useRef<HTMLDivElement>(null)
  const areKeysOn = areSingleKeysOn()
  const numbered = offers.map((offer, index) => ({ ...offer, index }))
  const groups = isGrouped ? [...new Set(offers.map(({ group }) => group))] : [undefined]

  useEffect(() => {
    const option = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!option || !list.current) return
    const { offsetTop, offsetHeight } = option
    const { scrollTop, clientHeight } = list.current
    // The first option brings the name of its group along.
    if (offsetTop < scrollTop) list.current.scrollTop = active === 0 ? 0 : offsetTop
    else if (offsetTop + offsetHeight > scrollTop + clientHeight - fade) {
      list.current.scrollTop = offsetTop + offsetHeight - clientHeight + fade
    }
  }, [active, offers])

  return (
    <Area>
      <Status role="status" $isLast={isLoading}>
        {isLoading || offers.length === 0 ? (
          <Note tone="soft">{isLoading ? t('Loading commands...') : t('No commands found')}</Note>
        ) : (
          <VisuallyHidden>
            {t('{count, plural, one {# command} other {# commands}}', {
              count: offers.length,
            })}
          </VisuallyHidden>
        )}
      </Status>
      <List ref={list} id={id} role="listbox" aria-label={label} hidden={offers.length === 0}>
        {groups.map((group, place) => (
          <Group
            key={group ?? ''}
            role={group && 'group'}
            aria-labelledby={group && `${id}-group-${place}`}
          >
            {group && <Name id={`${id}-group-${place}`}>{group}</Name>}
            {numbered
              .filter((offer) => !group || offer.group === group)
              .map((offer) => (
                <Option
                  key={offer.id}
                  id={`${id}-${offer.index}`}
                  role="option"
                  aria-selected={offer.index === active}
                  onPointerDown={(event) => event.preventDefault()}
                  onPointerMove={() => onActivate(offer.index)}
                  onClick={({ currentTarget }) => onChoose(offer, currentTarget)}
                >
                  <Label>
                    <Bdi>{offer.label}</Bdi>
                  </Label>
                  {offer.key && areKeysOn && <Hint keys={['g', offer.key]} />}
                </Option>
              ))}
          </Group>
        ))}
      </List>
    </Area>
  )
}

const Area = styled.div`
  display: flex;
  flex-direction: column;
  max-block-size: min(36rem, max(50dvh, 100dvh - 20rem));
  margin-inline: calc(-1 * ${theme.space.xs});
  margin-block-end: calc(${theme.space.xs} - var(--popup-padding));
`

const Status = styled.div<{ $isLast: boolean }>`
  order: ${({ $isLast }) => ($isLast ? 1 : 0)};
`

const List = styled.div`
  position: relative;
  overflow-y: auto;
  min-block-size: 0;
  padding-block-end: ${fade}px;
  mask-image: linear-gradient(#000 calc(100% - ${fade}px), transparent);

  &[hidden] {
    display: none;
  }
`

const Group = styled.div`
  & + & {
    margin-block-start: ${theme.space.s};
  }
`

const Name = styled.div`
  padding: ${theme.space.xxs} ${theme.space.s};
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  font-weight: ${theme.weight.medium};
`

const Option = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};
  min-block-size: ${theme.control.small};
  padding: ${theme.space.xxs} ${theme.space.s};
  border-radius: ${theme.radius.s};
  cursor: pointer;

  @media (pointer: coarse) {
    min-block-size: ${theme.control.medium};
  }
  &[aria-selected='true'] {
    background: ${theme.color.ink};
    color: ${theme.color.paper};
  }
  /* Without keys it is what Enter opens, not a place that somebody is at. */
  @media (hover: none) {
    &[aria-selected='true'] {
      background: ${theme.color.raised};
      color: ${theme.color.ink};
    }
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 0.125rem solid Highlight;
      outline-offset: -0.125rem;
    }
  }
`

const Label = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

/* Not for devices without keys. */
const Hint = styled(KeyCaps)`
  @media (hover: none), (pointer: coarse) {
    display: none;
  }
`

const Note = styled(Text)`
  padding: ${theme.space.xs} ${theme.space.s};
`
