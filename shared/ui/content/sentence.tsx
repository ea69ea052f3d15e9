import { Fragment, type ReactNode, createElement } from 'react'

export interface SentenceProps {
  /** A message with tags, such as `t('I accept the <terms>terms</terms> of <company></company>')`. */
  text: string
  /** By tag, the element, or what makes it of the text in the tag. */
  parts: Readonly<Record<string, ReactNode | ((text: string) => ReactNode)>>
}

/** A translated sentence with elements in it, which each language has where it needs them. */
export const Sentence = ({ text, parts }: SentenceProps) =>
  createElement(
    Fragment,
    null,
    ...text.split(/(<\w+>[^]*?<\/\w+>)/).map((piece) => {
      const [, tag = '', content = ''] = /^<(\w+)>([^]*)<\/\1>$/.exec(piece) ?? []
      const part = parts[tag]
      if (part === undefined) return piece
      return typeof part === 'function' ? part(content) : part
    }),
  )
