import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Text, type TextProps } from '../layout/text'

/** Parts of one soft line with dots between them; where the line breaks there is none. */
export const PartList = ({ parts, ...text }: TextProps & { parts: ReactNode[] }) => (
  <Parts tone="soft" size="small" {...text}>
    {parts.filter(Boolean).map((part, at) => (
      <Part key={at}>
        {at > 0 && <Dot>{' · '}</Dot>}
        {part}
      </Part>
    ))}
  </Parts>
)

/* Cuts off the dot before the first part of a line. */
const Parts = styled(Text)`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.75em;
  overflow-x: clip;
`

const Part = styled.span`
  position: relative;
  min-inline-size: 0;
`

const Dot = styled.span`
  position: absolute;
  inset-inline-start: -0.75em;
  inline-size: 0.75em;
  text-align: center;
`
