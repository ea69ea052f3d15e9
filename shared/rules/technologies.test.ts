import { checkTechnologyName, foldTechnology } from '.'

it.each([
  ['React.js', 'reactjs'],
  [' ReactJS ', 'reactjs'],
  ['C++', 'cplusplus'],
  ['C#', 'csharp'],
  ['F# + C#', 'fsharppluscsharp'],
  ['Ｖｕｅ-3', 'vue3'],
  ['שפה חדשה', 'שפהחדשה'],
])('compares %j as %s', (name, folded) => {
  expect(foldTechnology(name)).toBe(folded)
})

it.each([
  'Go',
  'x'.repeat(40),
  ' .NET ',
  'C++',
  'C#',
  "Ren'Py",
  'TCP/IP',
  'Objective-C (ARC)',
  '3D',
  'Café 2',
  'Cafe\u0301',
  'שפה',
])('accepts %j', (name) => {
  expect(checkTechnologyName({ name })).toEqual({})
})

it.each([
  undefined,
  '',
  'C',
  'x'.repeat(41),
  '42',
  '-Go',
  '(Go)',
  'Go!',
  '!Go',
  'Go_2',
  'a//b',
  'www.go',
  'Go WWW.x',
  'Go\nNow',
])('refuses %j', (name) => {
  expect(checkTechnologyName({ name })).toEqual({
    name: 'A technology has 2 to 40 letters, digits, spaces and any of . + # - / ( )',
  })
})
