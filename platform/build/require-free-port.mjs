import { once } from 'node:events'
import { connect } from 'node:net'

/**
 * Ends the process with a sentence when another process listens on the port.
 * @param {number} port
 */
export async function requireFreePort(port) {
  const socket = connect({ port, host: 'localhost' })
  try {
    await once(socket, 'connect')
  } catch {
    return
  } finally {
    socket.destroy()
  }
  console.error(`Port ${port} is in use already: set PORT to another one.`)
  process.exit(1)
}
