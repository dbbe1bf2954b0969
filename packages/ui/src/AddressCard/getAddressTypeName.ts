/** Kind of an address. */
export type AddressTypeName = 'home' | 'office' | 'others'

/** Returns the kind of an address for its stored type. */
export function getAddressTypeName(type: string): AddressTypeName {
  if (type === '1') return 'home'
  return type === '2' ? 'office' : 'others'
}
