export * from './session'
export * from './session-keys'
export { decodeToken } from './token'
