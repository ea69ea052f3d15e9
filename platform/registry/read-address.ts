/** The names of the parameters in the address of a read (`/api/projects/:id`). */
export const readParameters = (read: string): string[] =>
  [...read.matchAll(/\/:(\w+)/g)].map(([, name = '']) => name)

/** The address of a read with a route's parameters; undefined when the route lacks one of them. */
export function readAddress(read: string, params: Record<string, string>): string | undefined {
  if (!readParameters(read).every((name) => Object.hasOwn(params, name))) return undefined
  return read.replace(
    /\/:(\w+)/g,
    (_, name: string) => `/${encodeURIComponent(params[name] ?? '')}`,
  )
}
