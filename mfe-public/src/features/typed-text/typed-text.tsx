import { textBlocks } from '@swipefolio/shared/format'
import { theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

interface TypedTextProps {
  children: string
  className?: string
}

/**
 * A text that a person typed, with its white space; lines that begin with '- ' or '* ' become a list. `AboutText` with elements that have
 * no classes, which `withTypedText` finds in a template.
 */
export const TypedText = ({ children, className }: TypedTextProps) => (
  <Block className={className}>
    {textBlocks(children).map((block, place) =>
      block.kind === 'list' ? (
        <ul key={place} dir="auto">
          {block.items.map((item, row) => (
            <li key={row}>{item}</li>
          ))}
        </ul>
      ) : (
        <p key={place} dir="auto">
          {block.text}
        </p>
      ),
    )}
  </Block>
)

const Block = styled.div`
  overflow-wrap: anywhere;

  > * + * {
    margin-block-start: ${theme.space.xs};
  }
  p,
  li {
    white-space: pre-wrap;
    tab-size: 4;
  }
  ul {
    padding-inline-start: 1.25em;
  }
`
