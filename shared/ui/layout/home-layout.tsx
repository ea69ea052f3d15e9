import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { t } from '../../i18n'
import { useSession } from '../../session'
import { Sentence } from '../content/sentence'
import { media, theme } from '../theme/theme'
import { Bdi } from './bdi'
import { Heading } from './heading'
import { Page } from './page'
import { Intro } from './page-header'
import { Stack } from './stack'
import { useIsHydrated } from './use-is-hydrated'

export interface HomeLayoutProps {
  /** @deprecated The greeting is true for new accounts, too. */
  isNew?: boolean
  intro: ReactNode
  /** The one thing to do next. */
  children: ReactNode
  /** What else there is, beside it. */
  aside?: ReactNode
  /** Whether that comes first where there is no room beside it. */
  isAsideFirst?: boolean
}

/** A role's part of the home page: a greeting, what to do next, and more beside it on wide windows. */
export const HomeLayout = ({ intro, children, aside, isAsideFirst }: HomeLayoutProps) => {
  const name = useSession((session) => session.userName)?.split(' ')[0]
  // The prerendered page is that of every member of the role.
  const isHydrated = useIsHydrated()
  return (
    <Room>
      <Stack gap="l">
        <Stack gap="s">
          <Greeting level={1} $length={Math.min(16 + (name?.length ?? 0), 32)}>
            {isHydrated && name ? (
              <Sentence
                text={t('Good to see you, <name></name>')}
                parts={{ name: <Bdi>{name}</Bdi> }}
              />
            ) : (
              t('Good to see you')
            )}
          </Greeting>
          <Intro>{intro}</Intro>
        </Stack>
        <Columns>
          {!isAsideFirst && <div>{children}</div>}
          {aside && <Stack gap="l">{aside}</Stack>}
          {isAsideFirst && <First>{children}</First>}
        </Columns>
      </Stack>
    </Room>
  )
}

export interface HomePartProps {
  title: ReactNode
  children: ReactNode
}

/** A titled part of `HomeLayout`. */
export const HomePart = ({ title, children }: HomePartProps) => {
  const id = useId()
  return (
    <Stack as="section" gap="s" aria-labelledby={id}>
      <Heading level={2} size="small" id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

/* One line, smaller for a long name, so that a name that comes after the prerendered page moves nothing. */
const Greeting = styled(Heading)<{ $length: number }>`
  overflow: hidden;
  block-size: calc(1.15 * ${theme.size.title});
  font-size: min(${theme.size.title}, ${({ $length }) => 190 / $length}vw);
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Room = styled(Page)`
  padding-block-end: ${theme.space.m};
`

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.l};

  ${media.menu} {
    grid-template-columns: minmax(0, 26rem) minmax(0, 1fr);
    gap: ${theme.space.xl};
  }
`

const First = styled.div`
  ${media.menu} {
    order: -1;
  }
`
