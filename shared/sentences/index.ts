export { createTranslator } from './create-translator'
