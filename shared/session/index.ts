export { openChat, openChatEvent } from './open-chat'
export * from './session'
export * from './session-keys'
export { decodeToken, sessionName } from './token'
