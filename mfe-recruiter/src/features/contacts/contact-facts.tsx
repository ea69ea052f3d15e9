import type { Contact } from '@swipefolio/shared/contract'
import { relativeTime } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { Bdi, Sentence, Text, theme } from '@swipefolio/shared/ui'
import { Fragment } from 'react'
import { css, styled } from 'styled-components'

/** An e-mail address that breaks after its dots and its @. */
export const EmailAddress = ({ email }: Pick<Contact, 'email'>) => (
  <Bdi>
    {email.match(/[^@.]*[@.]?/g)?.map((part, index) => (
      <Fragment key={index}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </Bdi>
)

interface ContactOriginProps extends Pick<Contact, 'since' | 'origin'> {
  /** On a card, too, in as many lines as it takes. */
  isWhole?: boolean
}

/** What made a contact, and when. */
export const ContactOrigin = ({ since, origin, isWhole = false }: ContactOriginProps) => (
  <Origin tone="soft" size="small" $isWhole={isWhole}>
    <Sentence
      text={
        origin
          ? t(
              origin.kind === 'like'
                ? 'You liked <title></title> · <ago></ago>'
                : 'Revealed for <title></title> · <ago></ago>',
            )
          : '<ago></ago>'
      }
      parts={{
        title: <Title>{origin?.title}</Title>,
        ago: <Since dateTime={since}>{relativeTime(since)}</Since>,
      }}
    />
  </Origin>
)

/* On a card one line, as high with every font: a long title gives way. */
const oneLine = css`
  article & {
    display: flex;
    white-space: pre;
  }
`

const Origin = styled(Text)<{ $isWhole: boolean }>`
  text-wrap: wrap;

  ${({ $isWhole }) => !$isWhole && oneLine}
`

const Title = styled.bdi`
  overflow: hidden;
  color: ${theme.color.ink};
  font-weight: ${theme.weight.medium};
  text-overflow: ellipsis;
`

const Since = styled.time`
  white-space: nowrap;
`
