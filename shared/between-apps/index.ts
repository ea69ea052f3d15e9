export { events, type WindowEvent } from './events'
export { openChat } from './open-chat'
export { slots } from './slots'
export { persistentKeys, removeStored, sessionKeys, storage, type StorageKey } from './storage'
