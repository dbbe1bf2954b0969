/**
 * Returns the network of an address: an IPv4 address itself, or the /64 of an IPv6 address, which usually belongs to
 * one connection. Some proxies append the port of the connection, which is ignored.
 */
export function getIpNetwork(addressWithPort: string): string {
  const address = removePort(addressWithPort)
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

const removePort = (address: string): string =>
  /^\[([^\]]*)\]/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1')
