import { checkPrivacy, checkReport, companyNames, reportReasons } from '.'

describe('a report', () => {
  it.each([undefined, '', 'Spam', 'toString'])('needs one of the reasons, not %j', (reason) => {
    expect(checkReport({ reason, text: 'Sells boats.' })).toEqual({
      reason: 'Please choose a reason',
    })
  })

  it('takes 2,000 characters beside the reason, spaces around them not counted', () => {
    const text = ` ${'x'.repeat(2000)} `
    for (const reason of reportReasons) expect(checkReport({ reason, text })).toEqual({})
    expect(checkReport({ reason: 'spam', text: 'x'.repeat(2001) })).toEqual({
      text: 'Report is too long',
    })
  })
})

describe('hiding from companies', () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => `Company ${at}`)

  it('is possible from 50, blank ones not counted', () => {
    expect(checkPrivacy({})).toEqual({})
    expect(checkPrivacy({ hiddenCompanies: [...names(50), ' ', ''] })).toEqual({})
    expect(checkPrivacy({ hiddenCompanies: names(51) })).toEqual({
      hiddenCompanies: 'At most 50 companies',
    })
  })

  it('takes names of 100 characters', () => {
    expect(checkPrivacy({ hiddenCompanies: [`  ${'x'.repeat(100)}  `] })).toEqual({})
    expect(checkPrivacy({ hiddenCompanies: ['Kite', 'x'.repeat(101)] })).toEqual({
      hiddenCompanies: 'Company name is too long',
    })
  })

  it('keeps the names as typed, without the spaces around them', () => {
    expect(companyNames([' Kite  Works ', '', '  '])).toEqual(['Kite  Works'])
  })
})
