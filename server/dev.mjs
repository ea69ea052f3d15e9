// The processes that analyse repositories have no loader of TypeScript.
import './build.mjs'

await import('./src/main.js')
