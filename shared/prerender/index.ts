export { prerenderFrame, prerenderScreens } from './prerender'
