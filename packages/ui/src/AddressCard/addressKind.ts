/** What an address is for. */
export type AddressKind = 'home' | 'office' | 'others'

/** What an address is for, from the type it was saved with. */
export function addressKind(type: string): AddressKind {
  if (type === '1') return 'home'
  return type === '2' ? 'office' : 'others'
}
