import type { ElementMessageLoaders } from '@store/ui/custom-element'
import { en } from './en.ts'
import type { LoginMessages } from './LoginMessages.ts'

/** The languages that are built into the custom element, because no host imports them. */
export const languages: ElementMessageLoaders<LoginMessages> = {
  en,
  others: {
    hi: async () => (await import('./hi.ts')).hi,
    bn: async () => (await import('./bn.ts')).bn,
  },
}
