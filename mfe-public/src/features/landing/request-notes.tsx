import { t } from '@swipefolio/shared/i18n'
import { CalendarIcon, EyeIcon, EyeOffIcon, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

/** Decorative drawings of a request, its answers and the chat, hidden from screen readers. */
export const RequestNote = () => (
  <Note aria-hidden $turn="-1.4deg">
    <strong>{t('A bus map that works in a tunnel')}</strong>
    <span>{t('Mission: stops within 300 metres, without a network.')}</span>
    <Meta>
      <CalendarIcon /> {t('Closes Friday 5 p.m.')}
    </Meta>
  </Note>
)

export const RepositoriesNote = () => (
  <Note aria-hidden $turn="1.1deg">
    <Row>
      <code>{t('…/offline-stops')}</code>
      <Meta>
        <EyeOffIcon /> {t('Hidden')}
      </Meta>
    </Row>
    <Row>
      <code>{t('…/tunnel-vision')}</code>
      <Meta $isStrong>
        <EyeIcon /> {t('Reveal')}
      </Meta>
    </Row>
    <Row>
      <code>{t('…/next-stop')}</code>
      <Meta>
        <EyeOffIcon /> {t('Hidden')}
      </Meta>
    </Row>
  </Note>
)

export const ChatNote = () => (
  <Note aria-hidden $turn="-0.8deg">
    <Bubble>{t('How did you fit a whole city into 4 MB?')}</Bubble>
    <Bubble $isOwn>{t('A trick with bus lines. Shall I show you?')}</Bubble>
  </Note>
)

const Note = styled.div<{ $turn: string }>`
  display: grid;
  align-content: center;
  gap: ${theme.space.s};
  min-block-size: 11rem;
  padding: ${theme.space.l};
  border: ${theme.border.thin};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.card};
  rotate: ${({ $turn }) => $turn};

  strong {
    font: ${theme.weight.display} ${theme.size.subtitle} / 1.25 ${theme.font.display};
  }
`

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};

  & + & {
    padding-block-start: ${theme.space.s};
    border-block-start: ${theme.border.thin};
  }
`

const Meta = styled.span<{ $isStrong?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  color: ${({ $isStrong }) => ($isStrong ? theme.color.save : theme.color.inkSoft)};
  font-size: ${theme.size.small};
  font-weight: ${({ $isStrong }) => ($isStrong ? theme.weight.strong : theme.weight.medium)};

  svg {
    inline-size: 1.1em;
    block-size: 1.1em;
  }
`

const Bubble = styled.span<{ $isOwn?: boolean }>`
  justify-self: ${({ $isOwn }) => ($isOwn ? 'end' : 'start')};
  max-inline-size: 85%;
  padding: ${theme.space.xs} ${theme.space.m};
  border-radius: ${theme.radius.m};
  background: ${({ $isOwn }) => ($isOwn ? theme.color.save : theme.color.raised)};
  color: ${({ $isOwn }) => ($isOwn ? theme.color.onSave : theme.color.ink)};
`
