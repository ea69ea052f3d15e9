import { checkPrivacy, checkReport, companyNames, reportReasons } from '.'

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
      text: 'Report is too long',
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
      hiddenCompanies: 'Company name is too long',
    })
  })

  it('trims the names', () => {
    expect(companyNames([' Kite  Works ', '', '  ', '\u200b'])).toEqual(['Kite  Works'])
  })
})
