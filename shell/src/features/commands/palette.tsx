import { t } from '@swipefolio/shared/i18n'
import { ErrorBox, Modal, SearchIcon, Stack, theme } from '@swipefolio/shared/ui'
import { useLocation } from '@swipefolio/shared/router'
import { type KeyboardEvent, useId, useState } from 'react'
import { styled } from 'styled-components'
import { matchOffers } from './match-offers'
import { type Offer, searchesFor, withRecent } from './offered-commands'
import { PaletteList } from './palette-list'
import { recentPlaces } from './recent-places'

interface PaletteProps {
  isOpen: boolean
  /** The commands that are known so far. */
  offers: readonly Offer[]
  /** The rest of them. */
  query: { error: Error | null; isLoading: boolean; refetch: () => Promise<unknown> }
  /** `dialog` is a part of the dialog, which is then closed. */
  onChoose: (offer: Offer, dialog: Node) => void
  onClose: () => void
}

const title = t('Search commands')

/** A dialog that finds a place or an act by its name. */
export const Palette = ({ isOpen, onClose, ...content }: PaletteProps) => (
  <Modal isOpen={isOpen} onClose={onClose} title={title} size="small" isAtTop>
    <Content {...content} onClose={onClose} />
  </Modal>
)

const Content = ({ offers, query, onChoose, onClose }: Omit<PaletteProps, 'isOpen'>) => {
  const id = useId()
  const { pathname, search } = useLocation()
  const [places] = useState(recentPlaces)
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const found = [
    ...matchOffers(withRecent(offers, places, pathname + search), text),
    ...searchesFor(text.trim(), offers),
  ]
  const chosen = found[active]

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent, currentTarget } = event
    if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    const isToggle = (event.ctrlKey || event.metaKey) && nativeEvent.code === 'KeyK'
    if (step !== undefined && found.length > 0) {
      setActive((active + step + found.length) % found.length)
    } else if (key === 'Enter' && chosen) onChoose(chosen, currentTarget)
    else if (isToggle) onClose()
    else return
    event.preventDefault()
  }

  return (
    <Stack gap="s">
      <Row>
        <SearchIcon aria-hidden />
        <Input
          data-initial-focus=""
          role="combobox"
          aria-label={title}
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={id}
          aria-activedescendant={chosen && `${id}-${active}`}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          placeholder={t('A place or a command')}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setActive(0)
          }}
          onKeyDown={handleKeyDown}
        />
      </Row>
      {query.error && (
        <ErrorBox
          message={t('Some commands could not be loaded.')}
          onRetry={() => void query.refetch()}
        />
      )}
      <PaletteList
        id={id}
        label={title}
        offers={found}
        isGrouped={text.trim() === ''}
        active={active}
        isLoading={query.isLoading}
        onActivate={setActive}
        onChoose={onChoose}
      />
    </Stack>
  )
}

const Row = styled.div`
  position: relative;
  display: grid;
  align-items: center;

  svg {
    position: absolute;
    inset-inline-start: ${theme.space.m};
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: ${theme.color.inkSoft};
    pointer-events: none;
  }
`

const Input = styled.input`
  inline-size: 100%;
  min-block-size: ${theme.control.medium};
  padding: ${theme.space.xs} ${theme.space.m};
  padding-inline-start: 2.75rem;
  border: ${theme.border.strong};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};
  color: ${theme.color.ink};

  &::placeholder {
    color: ${theme.color.inkSoft};
    opacity: 1;
  }
`
