import type { ElementMessageLoaders } from '@store/ui/custom-element'
import type { DeliveryLocationMessages } from './DeliveryLocationMessages.ts'
import { en } from './en.ts'

/** The languages of the custom element, which has no host that imports one. */
export const languages: ElementMessageLoaders<DeliveryLocationMessages> = {
  en,
  others: {
    hi: async () => (await import('./hi.ts')).hi,
    bn: async () => (await import('./bn.ts')).bn,
  },
}
