import { theme } from '@swipefolio/shared/ui'
import { Fragment } from 'react'
import { styled } from 'styled-components'

/** An address in a sentence: in a line of its own where it needs one, and broken at its signs before its words. */
export const EmailAddress = ({ email }: { email: string }) => (
  <Whole>
    {email.split(/(?=@)|(?<=[.+_-])/).map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </Whole>
)

const Whole = styled.bdi`
  display: inline-block;
  max-inline-size: 100%;
  color: ${theme.color.ink};
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;

  /* Its own direction is that of its letters. */
  [dir='rtl'] & {
    text-align: end;
  }
`
