export * from './session'
export { asRole, decodeToken, sessionName } from './token'
export { unsavedWork } from './unsaved-work'
