/** An address of PostgreSQL with one host or several, of which one takes writes. */
const pattern = /^(postgres(?:ql)?:\/\/(?:[^/?#@]*@)?)([^/?#@]*)([/?#].*)?$/s

/** The values of `target_session_attrs` with which a server that writes is found. */
const writable = /^(any|read-write|primary)$/

/**
 * One address per host of an address such as `postgres://user@one:5432,two/name?target_session_attrs=read-write`, in their order.
 * Empty when it is not valid. `pg` itself reads one host only.
 */
export function addressesOfHosts(address: string): string[] {
  const [, beginning = '', hosts = '', end = ''] = pattern.exec(address) ?? []
  if (!beginning) return []
  const addresses = hosts.split(',').map((host) => `${beginning}${host}${end}`)
  if (addresses.length > 1 && hosts.split(',').includes('')) return []
  if (!addresses.every((one) => URL.canParse(one))) return []
  const wanted = new URL(addresses[0] ?? '').searchParams.get('target_session_attrs')
  return wanted === null || writable.test(wanted) ? addresses : []
}
