import { checkPrivacy, checkReport, companyNames, domainNames, emailDomain, reportReasons } from '.'

describe('a report', () => {
  it.each([undefined, '', 'Spam', 'toString'])('requires one of the reasons, not %j', (reason) => {
    expect(checkReport({ reason, text: 'Sells boats.' })).toEqual({
      reason: 'Please choose a reason',
    })
  })

  it('accepts 2,000 characters of trimmed text', () => {
    const text = ` ${'x'.repeat(2000)} `
    for (const reason of reportReasons) expect(checkReport({ reason, text })).toEqual({})
    expect(checkReport({ reason: 'spam' })).toEqual({})
    expect(checkReport({ reason: 'spam', text: 'x'.repeat(2001) })).toEqual({
      text: 'Report is too long: at most 2000 characters',
    })
  })
})

describe('hiding from companies', () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => `Company ${at}`)

  it('accepts 50 companies, not counting blank names', () => {
    expect(checkPrivacy({})).toEqual({})
    expect(checkPrivacy({ hiddenCompanies: [...names(50), ' ', ''] })).toEqual({})
    expect(checkPrivacy({ hiddenCompanies: names(51) })).toEqual({
      hiddenCompanies: 'At most 50 companies',
    })
  })

  it('accepts names of 100 characters', () => {
    expect(checkPrivacy({ hiddenCompanies: [`  ${'x'.repeat(100)}  `] })).toEqual({})
    expect(checkPrivacy({ hiddenCompanies: ['Kite', 'x'.repeat(101)] })).toEqual({
      hiddenCompanies: 'Company name is too long: at most 100 characters',
    })
  })

  it('trims the names', () => {
    expect(companyNames([' Kite  Works ', '', '  ', '\u200b'])).toEqual(['Kite  Works'])
  })
})

describe('a domain of email', () => {
  it.each([
    [' rona@Mail.Gull.example. ', 'mail.gull.example'],
    ['@gull.example', 'gull.example'],
    ['"rona@home"@gull.example', 'gull.example'],
    ['co.uk', 'co.uk'],
    [`${'x'.repeat(63)}.example`, `${'x'.repeat(63)}.example`],
    ['BÜCHER.example', 'xn--bcher-kva.example'],
    ['ｇｕｌｌ。example', 'gull.example'],
  ])('is read from %p', (text, domain) => {
    expect(emailDomain(text)).toBe(domain)
    expect(checkPrivacy({ hiddenDomains: [text] })).toEqual({})
  })

  it.each([
    'gull',
    'x@',
    'a b.example',
    'gull..example',
    '10.0.0.1',
    '10.0.0.12',
    'http://gull.example',
    'gull.example/now',
    'gull.example:80',
    'gull.example?x',
    'gull.example#x',
    '[::1]',
    'gull\\.example',
    'gull.e',
    'gull.1',
    '.example',
    'gull.example..',
    `${'x'.repeat(64)}.example`,
    `gull.${'x'.repeat(64)}`,
    'a%2eb.c',
  ])('is none in %p', (text) => {
    expect(emailDomain(text)).toBe('')
    expect(checkPrivacy({ hiddenDomains: [text] })).toEqual({
      hiddenDomains: 'Please enter a domain such as example.com',
    })
  })

  it('is shown as it is read, without what is before the last @', () => {
    expect(domainNames([' Rona@Gull.example ', ' ', 'a@b@kite.example', 'Kite.example'])).toEqual([
      'gull.example',
      'kite.example',
      'kite.example',
    ])
  })

  it('may be as long as an email address', () => {
    const label = 'x'.repeat(63)
    const longest = [label.slice(1), label, label, label].join('.')
    expect(checkPrivacy({ hiddenDomains: ['gull.example', longest] })).toEqual({})
    expect(checkPrivacy({ hiddenDomains: ['gull.example', `x${longest}`] })).toEqual({
      hiddenDomains: 'Please enter a domain such as example.com',
    })
  })

  it('is hidden from 50 times', () => {
    const domains = Array.from({ length: 51 }, (_, at) => `gull${at}.example`)
    expect(checkPrivacy({ hiddenDomains: [...domains.slice(1), ' '] })).toEqual({})
    expect(checkPrivacy({ hiddenDomains: domains })).toEqual({
      hiddenDomains: 'At most 50 domains',
    })
  })
})
