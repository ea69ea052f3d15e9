import type { Contact } from '@swipefolio/shared/contract'
import { relativeTime, shortRelativeTime } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { Bdi, Sentence, Text, theme } from '@swipefolio/shared/ui'
import { Fragment } from 'react'
import { styled } from 'styled-components'

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
  isNarrow?: boolean
}

/** What made a contact, and when. */
export const ContactOrigin = ({ since, origin, isNarrow = false }: ContactOriginProps) => {
  const cause = origin && (
    <Sentence
      text={
        origin.kind === 'like' ? t('You liked <title></title>') : t('Revealed for <title></title>')
      }
      parts={{ title: <Title>{origin.title}</Title> }}
    />
  )
  const ago = <Since dateTime={since}>{(isNarrow ? shortRelativeTime : relativeTime)(since)}</Since>
  return (
    <Origin tone="soft" size="small">
      {cause}
      {cause && ' · '}
      {ago}
    </Origin>
  )
}

/* On a card one line, as high with every font: a long title gives way. */
const Origin = styled(Text)`
  text-wrap: wrap;

  article & {
    display: flex;
    white-space: pre;
  }
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
