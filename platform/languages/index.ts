export { chosenLanguage, languageCookie, setLanguageCookie } from './chosen-language'
