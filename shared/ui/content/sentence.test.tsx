import { render } from '@testing-library/react'
import { Sentence } from '..'

const show = (text: string) =>
  render(
    <Sentence
      text={text}
      parts={{ terms: (content) => <a href="/terms">{content}</a>, name: <bdi>Dana</bdi> }}
    />,
  ).container.innerHTML

it('puts elements where the sentence has their tags', () => {
  expect(show('<name></name>, read the <terms>terms</terms> first.')).toBe(
    '<bdi>Dana</bdi>, read the <a href="/terms">terms</a> first.',
  )
})

it('shows a tag that is none of its elements as text', () => {
  expect(show('Use <b>bold</b> & 1 < 2')).toBe('Use &lt;b&gt;bold&lt;/b&gt; &amp; 1 &lt; 2')
})
