import type { ElementMessageLoaders } from '@store/ui/custom-element'
import type { DeliveryLocationMessages } from './DeliveryLocationMessages.ts'
import { en } from './en.ts'

/** The languages that are built into the custom element, because no host imports them. */
export const languages: ElementMessageLoaders<DeliveryLocationMessages> = {
  en,
  others: {
    hi: async () => (await import('./hi.ts')).hi,
    bn: async () => (await import('./bn.ts')).bn,
  },
}
