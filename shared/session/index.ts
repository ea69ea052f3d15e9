export { useMessageDraft } from './message-draft'
export * from './session'
export { asRole, decodeToken, sessionName } from './token'
export { unsavedWork } from './unsaved-work'
