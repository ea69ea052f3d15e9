import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { t } from '@swipefolio/shared/i18n'
import { Card, Heading, isTouch, media, Page, Stack, Text, theme } from '@swipefolio/shared/ui'
import { replaySubmit } from '../early-acts/early-acts'
import { focusHeading } from '../focus/focus-heading'
import { AccountArt } from './account-art'

export interface AccountCardProps {
  /** The current step; when it changes, the focus moves to the title. */
  step: string
  title: ReactNode
  intro?: ReactNode
  /** Whether this is where the header's Login leads. */
  isLogin?: boolean
  children: ReactNode
}

/** The layout of login and signup. */
export const AccountCard = ({
  step,
  title,
  intro,
  isLogin = false,
  children,
}: AccountCardProps) => {
  const sheet = useRef<HTMLDivElement>(null)
  const shownStep = useRef(step)

  useEffect(() => replaySubmit(sheet.current), [])

  useEffect(() => {
    // A step that a reload finds again. The keyboard of a touch screen would open.
    if (document.activeElement !== document.body || isTouch()) return
    const field = sheet.current?.querySelector<HTMLElement>('[data-initial-focus]')
    field?.focus({ preventScroll: true })
  }, [])

  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    focusHeading(sheet.current)
    window.scrollTo(0, 0)
  }, [step])

  return (
    <Room width="wide" data-for-visitors data-login={isLogin || undefined}>
      <Panel>
        <AccountArt />
        <Sheet ref={sheet}>
          <Steps gap="l">
            <Stack gap="xs">
              <Title level={1} size="section">
                {title}
              </Title>
              {intro && <Text tone="soft">{intro}</Text>}
            </Stack>
            <noscript>
              <Text>
                {t(
                  'Logging in and signing up need JavaScript. Please switch it on in your browser and load the page again.',
                )}
              </Text>
            </noscript>
            {children}
          </Steps>
        </Sheet>
      </Panel>
    </Room>
  )
}

/* The button of the longest form is in view on a laptop. */
const Room = styled(Page)`
  ${media.menu} {
    padding-block: ${theme.space.l};
  }
`

/* Between the header, which is as high as the logo's row, and the foot of the window. */
const free = `100svh - 4rem - 2 * ${theme.space.l}`

/* On wide windows one card with the picture in its first half; in the middle as high as most steps, so that no step moves it. */
const Panel = styled(Card)`
  overflow: clip;
  max-inline-size: ${theme.width.narrow};
  margin-inline: auto;
  padding: 0;

  ${media.menu} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, ${theme.width.narrow});
    max-inline-size: none;
    --least: clamp(30rem, ${free}, 40rem);
    min-block-size: var(--least);
    margin-block-start: max(0px, (${free} - 40rem) / 2);
  }
`

/* A line breaks before the name. */
const Title = styled(Heading)`
  font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem);
  text-wrap: wrap;

  bdi {
    display: inline-block;
    max-inline-size: 100%;
  }
`

/* Only the title and the sentence for readers without scripts. */
const Steps = styled(Stack)`
  ${media.withoutScripts} {
    > :not(:first-child, noscript),
    > :first-child > :not(h1) {
      display: none;
    }
  }
`

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: safe center;
  padding: clamp(${theme.space.m}, 6svh - 1rem, ${theme.space.xl})
    clamp(${theme.space.m}, 4vw, ${theme.space.xl});

  h1:focus {
    outline: none;
  }

  /* Submitted while the scripts of the page are still arriving. */
  form[aria-busy='true'] > [type='submit'] {
    cursor: progress;
    opacity: 0.55;
  }
`
