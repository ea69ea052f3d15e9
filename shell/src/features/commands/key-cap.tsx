import { t } from '@swipefolio/shared/i18n'
import { theme, VisuallyHidden } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

/** Signs of keys, with what a screen reader says. */
const signs: Partial<Record<string, readonly [sign: string, name: string]>> = {
  ArrowLeft: ['←', t('Left arrow')],
  ArrowRight: ['→', t('Right arrow')],
  ArrowUp: ['↑', t('Up arrow')],
  ArrowDown: ['↓', t('Down arrow')],
  Backspace: ['⌫', 'Backspace'],
  Escape: ['Esc', 'Escape'],
  Meta: ['⌘', 'Command'],
  Control: ['Ctrl', 'Control'],
  ' ': [t('Space'), t('Space')],
  '/': ['/', t('Slash')],
  '?': ['?', t('Question mark')],
}

/** Ctrl, or on Apple's keyboards Command. */
export const commandKey = () => (/Mac|iP(hone|ad)/.test(navigator.platform) ? 'Meta' : 'Control')

interface KeyCapsProps {
  keys: readonly string[]
  className?: string
}

/** Keys that are pressed one after the other, or together: names as in `KeyboardEvent.key`. */
export const KeyCaps = ({ keys, className }: KeyCapsProps) => (
  <Row dir="ltr" className={className}>
    {keys.map((key) => {
      const [sign, name] = signs[key] ?? [key.length === 1 ? key.toUpperCase() : key]
      return (
        <Cap key={key}>
          {name ? (
            <>
              <span aria-hidden>{sign}</span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </>
          ) : (
            sign
          )}
        </Cap>
      )
    })}
  </Row>
)

const Row = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${theme.space.xxs};
`

const Cap = styled.kbd`
  position: relative;
  min-inline-size: 1.5rem;
  padding: 0 0.375rem;
  border: ${theme.border.thin};
  border-radius: 0.375rem;
  background: ${theme.color.paper};
  color: ${theme.color.inkSoft};
  font-family: ${theme.font.text};
  font-size: ${theme.size.small};
  line-height: 1.5;
  text-align: center;
`
