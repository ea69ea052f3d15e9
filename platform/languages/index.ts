export {
  chosenLanguage,
  languageCookie,
  languageInCookie,
  setLanguageCookie,
} from './chosen-language'
