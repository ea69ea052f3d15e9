export {
  currentLanguage,
  formatLanguage,
  inLanguage,
  setCatalogue,
  t,
  type Catalogue,
} from './catalogue'
