import { once } from 'node:events'
import { connect } from 'node:net'

/**
 * Whether another process of this machine listens on the port.
 * @param {number} port
 */
export async function isPortInUse(port) {
  const socket = connect({ port, host: 'localhost' })
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
