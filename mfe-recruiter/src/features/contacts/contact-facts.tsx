import type { Contact } from '@swipefolio/shared/contract'
import { relativeTime } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { Bdi, media, Sentence, Text, theme } from '@swipefolio/shared/ui'
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

/** What made a contact, and when. */
export const ContactOrigin = ({ since, origin }: Pick<Contact, 'since' | 'origin'>) => (
  <Origin tone="soft" size="small">
    <Sentence
      text={
        origin
          ? t(
              origin.kind === 'like'
                ? 'You liked <title></title>, <ago></ago>'
                : 'Revealed for <title></title>, <ago></ago>',
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

/* On a card as high with every font, which may break its line or not. */
const Origin = styled(Text)`
  text-wrap: wrap;

  ${media.aboveSidebar} {
    article & {
      min-block-size: 2lh;
    }
  }
`

const Title = styled.bdi`
  color: ${theme.color.ink};
  font-weight: ${theme.weight.medium};
`

const Since = styled.time`
  white-space: nowrap;
`
