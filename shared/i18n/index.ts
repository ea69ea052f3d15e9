export {
  createT,
  currentLanguage,
  formatLanguage,
  inLanguage,
  setCatalogue,
  t,
  type Catalogue,
} from './catalogue'
export { msg, type Translatable } from './msg'
