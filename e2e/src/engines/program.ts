import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Browsers that a failed test leaves behind end with the process that started them. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill()
})

/** Starts a program and waits until a probe of its output finds something. */
export async function startProgram<Found>(
  program: string,
  args: string[],
  probe: (output: string) => Found | undefined | Promise<Found | undefined>,
) {
  const child = spawn(program, args)
  running.add(child)
  const ended = once(child, 'close').then(() => running.delete(child))
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
  }
  let found = await probe(printed)
  while (found === undefined) {
    if (child.exitCode !== null) throw new Error(`${program} did not start:\n${printed}`)
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
    found = await probe(printed)
  }
  async function stop() {
    child.kill()
    await ended
  }
  return { found, stop }
}
