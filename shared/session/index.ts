export { chatClosedEvent, openChat, openChatEvent } from './open-chat'
export * from './session'
export * from './session-keys'
export { asRole, decodeToken, sessionName } from './token'
