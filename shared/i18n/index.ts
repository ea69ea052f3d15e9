export { currentLanguage, formatLanguage, setCatalogue, t, type Catalogue } from './catalogue'
