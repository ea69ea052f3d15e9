/*
 * Imported before everything else, so that an old Node.js ends with a sentence. It and the scripts that import it statically use
 * nothing that an old Node.js cannot read.
 */
const oldest = '20.19'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node.js ${oldest} or newer is needed, and this is ${process.versions.node}: install a newer one from https://nodejs.org.`,
  )
  process.exit(1)
}
