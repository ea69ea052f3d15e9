import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Text } from '../ui'

/** Parts of one soft line with dots between them; a part and the dot after it stay together when the line breaks. */
export const PartList = ({ parts }: { parts: ReactNode[] }) => {
  const shown = parts.filter(Boolean)
  return (
    <Text tone="soft" size="small">
      {shown.map((part, at) => (
        <Fragment key={at}>
          {at > 0 && ' '}
          <Part>
            {part}
            {at < shown.length - 1 && ' ·'}
          </Part>
        </Fragment>
      ))}
    </Text>
  )
}

const Part = styled.span`
  display: inline-block;
`
