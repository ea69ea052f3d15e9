import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { textBlocks } from '../../format'
import { useFillText } from '../feedback/skeleton'
import { Text, type Tone } from '../layout/text'
import { theme } from '../theme/theme'

export interface AboutTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  children: string
  tone?: Tone
}

/** A text that a person typed: its line breaks stay, and lines that begin with '- ' or '* ' become a list. */
export const AboutText = ({ children, tone, ...rest }: AboutTextProps) => {
  const fillText = useFillText()
  return (
    <Block dir="auto" {...rest}>
      {textBlocks(children).map((block, place) =>
        block.kind === 'list' ? (
          <ul key={place}>
            {block.items.map((item, row) => (
              <Text key={row} as="li" tone={tone}>
                {item}
              </Text>
            ))}
          </ul>
        ) : (
          <Text key={place} tone={tone} {...fillText('about')}>
            {block.text}
          </Text>
        ),
      )}
    </Block>
  )
}

const Block = styled.div`
  overflow-wrap: anywhere;
  white-space: pre-line;

  > * + * {
    margin-block-start: ${theme.space.xs};
  }
  ul {
    padding-inline-start: 1.25em;
  }
  :dir(rtl) > &:dir(ltr) ul,
  :dir(ltr) > &:dir(rtl) ul {
    padding: 0;
    list-style-position: inside;
  }
`
