import type { DeliveryLocationMessages } from './DeliveryLocationMessages.ts'

/** The languages besides English, for the custom element, which has no host that imports one. */
export const languages: Readonly<Record<string, () => Promise<DeliveryLocationMessages>>> = {
  hi: async () => (await import('./hi.ts')).hi,
  bn: async () => (await import('./bn.ts')).bn,
}
