import { useIsSettled } from '@swipefolio/shared/api'
import type { RequestOrder } from '@swipefolio/shared/contract'
import { SearchField, TechnologyFilterDialog } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import {
  Bdi,
  CheckIcon,
  FilterChip,
  FilterChips,
  FilterIcon,
  IconButton,
  media,
  theme,
  XIcon,
} from '@swipefolio/shared/ui'
import { useRef } from 'react'
import { styled } from 'styled-components'
import type { RequestFilters, Toggle } from './use-request-filters'

const orders: { value: RequestOrder; label: string }[] = [
  { value: 'closing', label: t('Closing soon') },
  { value: 'newest', label: t('Newest') },
]

const toggles: { name: Toggle; label: string }[] = [
  { name: 'open', label: t('Open only') },
  { name: 'fits', label: t('Fits my projects') },
  { name: 'saved', label: t('Saved') },
]

/** Wholly, in the row of a phone. */
const bringIntoView = (mark: SVGElement | null) =>
  mark?.closest('button')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** Search, order and filters of the list of project requests. */
export const RequestToolbar = ({ filters }: { filters: RequestFilters }) => {
  const { technology } = filters
  const isSettled = useIsSettled()
  const opener = useRef<HTMLButtonElement>(null)
  const handleClear = () => {
    opener.current?.focus()
    technology.choose([])
  }
  return (
    <Toolbar>
      <Search>
        <SearchField
          label={t('Search project requests')}
          placeholder={t('Title, company or mission')}
          value={filters.typed}
          onChange={filters.handleSearch}
        />
      </Search>
      <Controls>
        <FilterChips
          label={t('Sort by')}
          options={orders}
          value={filters.order}
          onChange={filters.sort}
        />
        <Technology>
          <FilterChip
            ref={opener}
            aria-haspopup="dialog"
            aria-pressed={technology.ids.length > 0}
            onClick={technology.open}
          >
            <FilterIcon aria-hidden />
            <Names>
              <Bdi>{technology.names || t('Technologies')}</Bdi>
            </Names>
          </FilterChip>
          {technology.ids.length > 0 && (
            <IconButton
              label={t('Show all technologies')}
              icon={<XIcon aria-hidden />}
              onClick={handleClear}
            />
          )}
        </Technology>
        <Filters role="group" aria-label={t('Show only')}>
          {toggles.map(
            ({ name, label }) =>
              (name === 'open' || filters.isJobSeeker) && (
                <FilterChip
                  key={name}
                  aria-pressed={filters.isOn(name)}
                  onClick={() => filters.toggle(name)}
                >
                  {filters.isOn(name) && <CheckIcon ref={bringIntoView} aria-hidden />}
                  {label}
                </FilterChip>
              ),
          )}
        </Filters>
      </Controls>
      {(technology.isOpen || isSettled) && (
        <TechnologyFilterDialog
          isOpen={technology.isOpen}
          things={t('Requests')}
          list={technology.list}
          ids={technology.ids}
          onChoose={technology.choose}
          onClose={technology.close}
        />
      )}
    </Toolbar>
  )
}

const oneRow = '@media (min-width: 80rem)'
const twoRows = '@media (min-width: 44rem) and (max-width: 79.99rem)'

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s};
  min-inline-size: 0;

  ${oneRow} {
    column-gap: ${theme.space.l};
    flex-wrap: nowrap;
  }

  ${media.withoutScripts} {
    display: none;
  }
`

const Search = styled.div`
  flex: 1 1 16rem;
  max-inline-size: ${theme.width.narrow};

  ${twoRows} {
    flex-basis: 100%;
    max-inline-size: none;
  }
  ${oneRow} {
    flex: 0 1 24rem;
    min-inline-size: 0;
  }
`

/* The order is beside the search where the filters do not fit beside it. */
const Controls = styled.div`
  display: contents;

  button {
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    gap: ${theme.space.xs};
    min-block-size: ${theme.control.medium};
  }
  svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
  }
  ${twoRows} {
    button {
      padding-inline: ${theme.space.s};
    }
  }

  /* To the edges of the window, where what fades says that there is more. */
  ${media.phone} {
    display: flex;
    gap: ${theme.space.xxs};
    overflow-x: auto;
    margin: calc(-1 * ${theme.space.xxs}) calc(-1 * ${theme.space.m});
    padding: ${theme.space.xxs} ${theme.space.m};
    scroll-padding-inline: ${theme.space.m};
    scrollbar-width: none;
    mask-image: linear-gradient(
      to right,
      transparent,
      #000 ${theme.space.m} calc(100% - ${theme.space.m}),
      transparent
    );

    > * {
      flex: none;
      flex-wrap: nowrap;
    }
    button {
      padding-inline: 0.625rem;
    }
  }
`

/* In one line that scrolls: the filters of a job seeker are known later than the page, and move nothing. */
const Filters = styled.div`
  display: flex;
  flex: none;
  gap: ${theme.space.xs};
  overflow-x: auto;
  inline-size: calc(100% + 2 * ${theme.space.xxs});
  margin: calc(-1 * ${theme.space.xxs});
  padding: ${theme.space.xxs};
  scrollbar-width: none;

  ${twoRows} {
    flex: 1;
    gap: 0.375rem;
    inline-size: auto;
  }
  ${oneRow} {
    flex: 0 1 auto;
    inline-size: auto;
  }
  ${media.phone} {
    display: contents;
  }
`

const Technology = styled.div`
  display: flex;
  flex: none;
  align-items: center;
`

const Names = styled.span`
  overflow: hidden;
  max-inline-size: min(14rem, 45vw);
  text-overflow: ellipsis;
  white-space: nowrap;
`
