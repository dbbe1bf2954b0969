/** Kind of an address. */
export type AddressKind = 'home' | 'office' | 'others'

/** Returns the kind of an address for its stored type. */
export function getAddressKind(type: string): AddressKind {
  if (type === '1') return 'home'
  return type === '2' ? 'office' : 'others'
}
