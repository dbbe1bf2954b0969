import type { LoginMessages } from './LoginMessages.ts'

/** The languages besides English, for the custom element, which has no host that imports one. */
export const languages: Readonly<Record<string, () => Promise<LoginMessages>>> = {
  hi: async () => (await import('./hi.ts')).hi,
  bn: async () => (await import('./bn.ts')).bn,
}
