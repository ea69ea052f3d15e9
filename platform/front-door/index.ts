export type { FrontDoorOptions, PageDescription, Site } from './options'
export { registerFrontDoor } from './register-front-door'
export { knownVisitor } from './visitor'
