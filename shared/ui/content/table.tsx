import { Fragment, memo, type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { VisuallyHidden, visuallyHidden } from '../layout/visually-hidden'
import { theme } from '../theme/theme'

export interface TableColumn<Row> {
  header: string
  cell: (row: Row) => ReactNode
  /** Of the whole table, such as '30%'; the content decides without it. */
  width?: string
  /** The header is for screen readers only. */
  isHeaderHidden?: boolean
  /** On narrow windows the cell is shown without its header, because it explains itself. */
  isPlain?: boolean
  /** On narrow windows the cell is shown in one line with its header. */
  isShort?: boolean
}

export interface TableProps<Row> {
  /** The accessible name. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** What is shown below a row, across all columns. */
  renderBelow?: (row: Row) => ReactNode
  /** Cells begin at the top of their row instead of in its middle. */
  isTopAligned?: boolean
}

interface TableRowProps<Row> {
  row: Row
  columns: readonly TableColumn<Row>[]
}

/** A table that turns into cards on narrow windows. */
export const Table = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  renderBelow,
  isTopAligned,
}: TableProps<Row>) => (
  <Sheet aria-label={caption} $isTopAligned={isTopAligned}>
    <thead>
      <tr>
        {columns.map(({ header, isHeaderHidden, width }) => (
          <ColumnHeader key={header} scope="col" $width={width}>
            {isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
          </ColumnHeader>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => {
        const more = renderBelow?.(row)
        return (
          <Fragment key={rowKey(row)}>
            <TableRow row={row} columns={columns} />
            {more && (
              <tr>
                <td colSpan={columns.length}>{more}</td>
              </tr>
            )}
          </Fragment>
        )
      })}
    </tbody>
  </Sheet>
)

/** Memoized for long tables. */
const TableRow = memo(function TableRow<Row>({ row, columns }: TableRowProps<Row>) {
  return (
    <tr>
      {columns.map(({ header, cell, isHeaderHidden, isPlain, isShort }) => (
        <td key={header}>
          {!isHeaderHidden && !isPlain && (
            <CellLabel aria-hidden $isShort={isShort}>
              {header}
            </CellLabel>
          )}
          <div>{cell(row)}</div>
        </td>
      ))}
    </tr>
  )
}) as <Row>(props: TableRowProps<Row>) => ReactNode

/* With large fonts, columns would be narrower than their words on wider windows, too. */
const asCards = '@media (max-width: 53.5rem)'

const ColumnHeader = styled.th<{ $width?: string }>`
  inline-size: ${({ $width }) => $width};
`

const besideItsCell = css`
  display: inline;
  margin-inline-end: ${theme.space.xs};

  + div {
    display: inline-block;
  }
`

const CellLabel = styled.span<{ $isShort?: boolean }>`
  display: none;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  ${asCards} {
    display: block;
    margin-block-end: ${theme.space.xxs};
    ${({ $isShort }) => $isShort && besideItsCell}
  }
`

const Sheet = styled.table<{ $isTopAligned?: boolean }>`
  inline-size: 100%;
  overflow: hidden;
  border: ${theme.border.thin};
  border-collapse: separate;
  border-spacing: 0;
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.card};
  text-align: start;

  th,
  td {
    padding: ${theme.space.s} ${theme.space.m};
    text-align: start;
    vertical-align: ${({ $isTopAligned }) => ($isTopAligned ? 'top' : 'middle')};
    overflow-wrap: anywhere;
  }
  th {
    background: ${theme.color.raised};
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.small};
    font-weight: ${theme.weight.strong};
    white-space: nowrap;
  }
  tbody tr:not(:first-child) td {
    border-block-start: ${theme.border.thin};
  }

  ${asCards} {
    &,
    tbody {
      display: grid;
      gap: ${theme.space.m};
    }
    & {
      overflow: visible;
      border: 0;
      background: none;
      box-shadow: none;
    }
    thead {
      ${visuallyHidden}
    }
    tr {
      display: grid;
      gap: ${theme.space.s};
      padding: ${theme.space.m};
      border: ${theme.border.thin};
      border-radius: ${theme.radius.l};
      background: ${theme.color.surface};
    }
    td {
      padding: 0;
    }
    tbody tr:not(:first-child) td {
      border: 0;
    }
  }
`
