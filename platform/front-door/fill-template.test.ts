import { fillTemplate } from './fill-template'

const formats = {
  cut: (value: unknown, length: string) => String(value).slice(0, Number(length)),
  or: (value: unknown, other: string) => value || other,
  letters: (value: unknown, sign: string, owner: unknown) =>
    Array.from(String(value), (letter) => ({
      letter: letter + sign,
      of: Object.keys(owner as object),
    })),
}

const fill = (template: string, values: object) => fillTemplate(template, values, formats)

it.each([
  ['{{title}} by {{owner.name}}', 'Kite by Ada'],
  ['{{title|cut:2}}, {{missing|or:Nobody, yet}}', 'Ki, Nobody, yet'],
  ['{{#rows}}<li>{{name}}</li>{{/}}', '<li>a</li><li>b</li>'],
  ['{{#rows.0}}some{{/}}{{^rows.0}}none{{/}}', 'some'],
  ['{{#owner.name|letters:-}}{{letter}}{{of.0}} {{/}}', 'A-name d-name a-name '],
  ['{{^none}}empty{{/}}{{#none}}full{{/}}', 'empty'],
  ['{{#title|cut:0}}cut{{/}}{{#title}}{{title}}{{/}}', 'Kite'],
  ['{{missing}}{{owner}}{{constructor.name}}{{title.length}}', ''],
])('fills %s', (template, filled) => {
  const values = {
    title: 'Kite',
    owner: { name: 'Ada' },
    rows: [{ name: 'a' }, { name: 'b' }],
    none: [],
  }
  expect(fill(template, values)).toBe(filled)
})

it('escapes texts, and never reads them as templates', () => {
  const hostile = `</p><script>alert("1")</script>' & {{secret}} {{#rows}} \u2028 $&`
  expect(fill('<p title="{{text}}">{{text}}</p>', { text: hostile, secret: 'x' })).toBe(
    ['<p title="', '">', '</p>'].join(
      '&lt;/p&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39; &amp; {{secret}} {{#rows}} \u2028 $&amp;',
    ),
  )
  const long = 'a<'.repeat(150_000)
  expect(fill('{{text}}', { text: long })).toHaveLength(150_000 * 5)
})

it.each(['{{#rows}}', '{{/}}', '{{title|unknown}}', '{{title|constructor}}'])(
  'refuses the template %s',
  (template) => expect(() => fill(template, { title: 'Kite', rows: [] })).toThrow('emplate'),
)
