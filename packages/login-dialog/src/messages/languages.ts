import type { ElementMessageLoaders } from '@store/ui/custom-element'
import { en } from './en.ts'
import type { LoginMessages } from './LoginMessages.ts'

/** The languages of the custom element, which has no host that imports one. */
export const languages: ElementMessageLoaders<LoginMessages> = {
  en,
  others: {
    hi: async () => (await import('./hi.ts')).hi,
    bn: async () => (await import('./bn.ts')).bn,
  },
}
