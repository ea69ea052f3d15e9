import { Fragment, type ReactNode, useId } from 'react'
import { t } from '../../i18n'
import { ExternalLink } from '../actions/external-link'
import { Heading } from '../layout/heading'
import { Text } from '../layout/text'
import { theme } from '../theme/theme'
import { Frame, Host, Item, Marker, Scroller, Title, Words } from './readme-styles'

interface Span {
  text: string
  marks?: readonly string[]
  href?: string
}

interface Block {
  kind: string
  level?: number
  indent?: number
  marker?: string
  isQuote?: boolean
  spans?: readonly Span[]
  text?: string
  rows?: readonly (readonly (readonly Span[])[])[]
}

export interface ReadmeViewProps {
  blocks: readonly Block[]
  /** The repository's address. */
  repository: string
  /** When it was taken, in words. */
  taken: string
  headingLevel: 2 | 3
}

const hostOf = (href: string) => (URL.canParse(href) ? new URL(href).host : '')

/** A link says where it leads. */
const Linked = ({ href, text, children }: { href: string; text: string; children: ReactNode }) => {
  const host = hostOf(href)
  return (
    <>
      <ExternalLink href={href}>{children}</ExternalLink>
      {host && !text.includes(host) && <Host> ({host})</Host>}
    </>
  )
}

const SpanView = ({ text, marks = [], href }: Span) => {
  let shown: ReactNode = text
  if (marks.includes('code')) shown = <code>{shown}</code>
  if (marks.includes('emphasis')) shown = <em>{shown}</em>
  if (marks.includes('strong')) shown = <strong>{shown}</strong>
  return href ? (
    <Linked href={href} text={text}>
      {shown}
    </Linked>
  ) : (
    shown
  )
}

const Spans = ({ spans = [] }: { spans?: readonly Span[] }) =>
  spans.map((span, place) => <SpanView key={place} {...span} />)

const Table = ({ rows }: { rows: NonNullable<Block['rows']> }) => {
  const [head = [], ...body] = rows
  return (
    <Scroller tabIndex={0} role="group" aria-label={t('Table')}>
      <table>
        <thead>
          <tr>
            {head.map((cell, place) => (
              <th key={place} scope="col">
                <Spans spans={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, at) => (
            <tr key={at}>
              {row.map((cell, place) => (
                <td key={place}>
                  <Spans spans={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

const sizes = ['large', 'large', 'medium'] as const

function contentOf({ kind, level = 1, spans, text, rows }: Block, headingLevel: number) {
  switch (kind) {
    case 'heading':
      return (
        <Title
          as={`h${Math.min(headingLevel + level, 6)}` as 'h3'}
          dir="auto"
          $size={theme.size[sizes[level - 1] ?? 'medium']}
        >
          <Spans spans={spans} />
        </Title>
      )
    case 'code':
      return (
        <Scroller as="pre" dir="ltr" tabIndex={0} role="group" aria-label={t('Code')}>
          <code>{text}</code>
        </Scroller>
      )
    case 'table':
      return rows && <Table rows={rows} />
    case 'rule':
      return <hr />
    case 'paragraph':
      return (
        <p dir="auto">
          <Spans spans={spans} />
        </p>
      )
    default:
      return null
  }
}

const indentOf = ({ indent = 0 }: Block) => indent

/** Puts consecutive blocks together, as long as one `continues` what came before. */
function groups(blocks: readonly Block[], continues: (block: Block, last: Block[]) => boolean) {
  const found: Block[][] = []
  for (const block of blocks) {
    const last = found.at(-1)
    if (last && continues(block, last)) last.push(block)
    else found.push([block])
  }
  return found
}

interface BlocksProps {
  blocks: readonly Block[]
  headingLevel: number
  /** Blocks with more are in lists of their own. */
  indent?: number
}

const Blocks = ({ blocks, headingLevel, indent = 0 }: BlocksProps) =>
  groups(
    blocks,
    (block, [first]) => indentOf(block) > indent && first !== undefined && indentOf(first) > indent,
  ).map((group, place) => {
    const [block] = group
    if (!block) return null
    if (indentOf(block) > indent) return <List key={place} {...{ blocks: group, headingLevel }} />
    const content = contentOf(block, headingLevel)
    return block.isQuote ? (
      <blockquote key={place}>{content}</blockquote>
    ) : (
      <Fragment key={place}>{content}</Fragment>
    )
  })

/** Its items begin at their markers; what has more indent is a list in one of them. */
const List = ({ blocks, headingLevel }: Omit<BlocksProps, 'indent'>) => {
  const indent = Math.min(...blocks.map(indentOf))
  const items = groups(blocks, (block) => !block.marker || indentOf(block) > indent)
  return (
    <ul>
      {items.map((item, place) => (
        <Item key={place}>
          <Marker>{item[0] && indentOf(item[0]) === indent && item[0].marker}</Marker>
          <div>
            <Blocks blocks={item} headingLevel={headingLevel} indent={indent} />
          </div>
        </Item>
      ))}
    </ul>
  )
}

/** The lazy-loaded implementation of `Readme`. */
export const ReadmeView = ({ blocks, repository, taken, headingLevel }: ReadmeViewProps) => {
  const id = useId()
  return (
    <Frame aria-labelledby={id}>
      <Heading level={headingLevel} size="small" id={id}>
        {t('README')}
      </Heading>
      <Text tone="soft" size="small">
        <ExternalLink href={repository}>{repository.replace('https://', '')}</ExternalLink>
        {' · '}
        {t('Taken {when}', { when: taken })}
      </Text>
      <Words>
        <Blocks blocks={blocks} headingLevel={headingLevel} />
      </Words>
    </Frame>
  )
}
