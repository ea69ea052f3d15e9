import { isIPv6 } from 'node:net'

const groupBits = 16

/** The address, or the network of an IPv6 address; by default its /64, which one subscriber has as a whole. */
export function networkOf(address: string, prefix = 64): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: 8 - groups.length - after.length }, () => '0')
  return [...groups, ...zeros, ...after].slice(0, prefix / groupBits).join(':')
}
