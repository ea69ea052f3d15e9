import { render, screen, within } from '@testing-library/react'
import { Readme } from './readme'

const show = (blocks: Parameters<typeof Readme>[0]['blocks']) =>
  render(
    <Readme
      blocks={blocks}
      repository="https://github.com/kelp/rope"
      taken="just now"
      headingLevel={2}
    />,
  )

it('shows headings below its own, lists, code and tables', async () => {
  show([
    { kind: 'heading', level: 1, spans: [{ text: 'Rope' }] },
    { kind: 'heading', level: 6, spans: [{ text: 'Deep' }] },
    { kind: 'paragraph', indent: 1, marker: '1.', spans: [{ text: 'One' }] },
    { kind: 'paragraph', indent: 1, spans: [{ text: 'More' }] },
    { kind: 'paragraph', indent: 2, marker: '•', spans: [{ text: 'Two' }] },
    { kind: 'paragraph', indent: 1, spans: [{ text: 'Last' }] },
    { kind: 'paragraph', indent: 1, marker: '2.', spans: [{ text: 'Three' }] },
    { kind: 'code', text: 'npm i' },
    { kind: 'table', rows: [[[{ text: 'a' }]], [[{ text: 'b' }]]] },
  ])
  const frame = within(await screen.findByRole('region', { name: 'README' }))
  expect(frame.getByRole('heading', { level: 3, name: 'Rope' })).toBeInTheDocument()
  expect(frame.getByRole('heading', { level: 6, name: 'Deep' })).toBeInTheDocument()
  expect(frame.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1.OneMore•TwoLast',
    '•Two',
    '2.Three',
  ])
  expect(frame.getByRole('columnheader', { name: 'a' })).toBeInTheDocument()
  expect(frame.getByText('npm i')).toBeInTheDocument()
})

it('says where links lead, makes none of other addresses, and shows text as text', async () => {
  show([
    {
      kind: 'paragraph',
      spans: [
        { text: 'the docs', href: 'https://evil.example/x' },
        { text: 'tide.example', href: 'https://tide.example/' },
        { text: 'run', href: 'javascript:alert(1)' },
        { text: '<img src=x onerror=alert(1)>' },
      ],
    },
    { kind: 'unheard-of', spans: [{ text: 'gone' }] },
  ])
  const link = await screen.findByRole('link', { name: 'the docs' })
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  expect(screen.getByText('(evil.example)')).toBeInTheDocument()
  expect(screen.queryByText('(tide.example)')).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'run' })).not.toBeInTheDocument()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.getByText(/<img src=x/)).toBeInTheDocument()
  expect(screen.queryByText('gone')).not.toBeInTheDocument()
})
