export {
  chosenLanguage,
  languageCookie,
  languageInCookie,
  setLanguageCookie,
} from './chosen-language'
export { directionOf } from './direction'
