/** As Node 20 has it; later engines have a method. */
interface TextInfo {
  textInfo?: { direction: 'ltr' | 'rtl' }
  getTextInfo?: () => { direction: 'ltr' | 'rtl' }
}

/** The direction of the texts of a language, for the attribute `dir`. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const locale = new Intl.Locale(language) as TextInfo
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? 'ltr'
}
