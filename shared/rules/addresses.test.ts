import {
  canonicalRepository,
  checkRepositoryLink,
  completeAddress,
  isSafeAddress,
  isWebAddress,
} from '.'

it.each([
  'https://github.com/tides/tables',
  'https://github.com/tides/tables/',
  'https://github.com/tides/tables.git',
  'https://github.com/tides/tables/tree/main/src?tab=readme#top',
  '  https://github.com/tides/tables  ',
])('stores %j in its canonical form', (address) => {
  expect(canonicalRepository(address)).toBe('https://github.com/tides/tables')
})

it.each([
  'https://github.com/tides/tables.github.io',
  'https://github.com/tides/.github',
  'https://github.com/tides/...',
  'https://github.com/tides/tables..',
  `https://github.com/${'x'.repeat(39)}/tables`,
  `https://github.com/tides/${'x'.repeat(100)}`,
])('keeps %s as it is', (address) => {
  expect(canonicalRepository(address)).toBe(address)
})

it('accepts an address of 2,048 characters', () => {
  const address = 'https://github.com/tides/tables/'.padEnd(2048, 'x')
  expect(canonicalRepository(address)).toBe('https://github.com/tides/tables')
  expect(canonicalRepository(`${address}x`)).toBeUndefined()
})

it.each([
  'http://github.com/tides/tables',
  'https://github.com/',
  'https://github.com/tides',
  'https://github.com//tables',
  'https://github.com/../tables',
  'https://github.com/tides/..',
  'https://github.com/tides/tables/../../x',
  'https://github.com/.git/.git',
  'https://github.com@evil.example/tides/tables',
  'https://github.com:8443/tides/tables',
  'https://user@github.com/tides/tables',
  'https://github.com/ti des/tables',
  'https://github.com/tides/tab\nles',
  'https://github.com/tides/%2e%2e',
  'https://github.com\\tides\\tables',
  'https://github.com/tides/tables/a b',
  'https://github.com/tides/tables/a\\b',
  'https://github.com/-tides/tables',
  'https://github.com/ti_des/tables',
  'https://github.com/tides/tables!',
  'https://github.com/!tides/tables',
  'https://github.com/tides/!tables',
  `https://github.com/${'x'.repeat(40)}/tables`,
  `https://github.com/tides/${'x'.repeat(101)}`,
])('refuses %j', (address) => {
  expect(checkRepositoryLink({ gitHubLink: address })).toEqual({
    gitHubLink: "Please enter a valid GitHub URL starting with 'https://github.com/'",
  })
})

it.each([undefined, '', ' '])('requires an address: %j', (gitHubLink) => {
  expect(checkRepositoryLink({ gitHubLink })).toEqual({ gitHubLink: 'Please enter a GitHub link' })
})

it('accepts the address of a repository', () => {
  expect(checkRepositoryLink({ gitHubLink: 'https://github.com/tides/tables' })).toEqual({})
})

it('accepts only http and https addresses as web addresses', () => {
  expect(isWebAddress('https://tides.example.com')).toBe(true)
  expect(isWebAddress('http://localhost')).toBe(true)
  for (const other of [
    'javascript:alert(1)',
    'ftp://a.example',
    'tides.example.com',
    '//a',
    'https://',
    '',
  ]) {
    expect(isWebAddress(other)).toBe(false)
  }
})

it.each([
  ['github.com/tides/tables', 'https://github.com/tides/tables'],
  ['www.github.com/tides/tables/', 'https://github.com/tides/tables/'],
  ['http://github.com/tides/tables', 'http://github.com/tides/tables'],
  ['https://www.github.com/tides/tables', 'https://github.com/tides/tables'],
  [' git@github.com:tides/tables.git ', 'https://github.com/tides/tables'],
  ['HTTPS://GITHUB.com/tides/tables.git', 'https://github.com/tides/tables'],
  ['github.com/tides/tables.github.io', 'https://github.com/tides/tables.github.io'],
  ['see github.com/tides/tables', 'see github.com/tides/tables'],
  ['github.com/', 'https://github.com/'],
  ['github.com/tides\ntables', 'github.com/tides\ntables'],
  ['tides.example', 'https://tides.example'],
  [' tides.example ', 'https://tides.example'],
  ['a-1.b.example:8080#now', 'https://a-1.b.example:8080#now'],
  ['docs.v2.example', 'https://docs.v2.example'],
  ['מפה.example', 'https://מפה.example'],
  ['tides.example:http', 'tides.example:http'],
  ['tides.e', 'tides.e'],
  ['tides.example/a b', 'tides.example/a b'],
  ['www.tides.example/now?x=1', 'https://www.tides.example/now?x=1'],
  ['https://gitlab.com/tides/tables', 'https://gitlab.com/tides/tables'],
  ['http://tides.example', 'http://tides.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['my code', 'my code'],
  ['not-a-url', 'not-a-url'],
  ['noa@tides.example', 'noa@tides.example'],
  ['', ''],
])('completes %j to %j', (typed, completed) => {
  expect(completeAddress(typed)).toBe(completed)
})

it.each([
  ['https://tides.example/now', true],
  ['http://tides.example', false],
  ['https://noa@tides.example', false],
  ['https://:secret@tides.example', false],
  ['tides.example', false],
  ['javascript:alert(1)', false],
])('says of %s whether it is safe: %p', (address, isSafe) => {
  expect(isSafeAddress(address)).toBe(isSafe)
})
