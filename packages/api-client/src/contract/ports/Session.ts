import type { ReadonlyStore } from './ReadonlyStore.ts'

/** The visitor's session as the browser knows it; the server verifies every request itself. */
export type SessionState =
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'user'
      /** First name for greetings. */
      readonly firstName: string
      /** Whether the e-mail address is verified. */
      readonly isVerified: boolean
    }

/** The visitor's session, read-only for features. */
export type Session = ReadonlyStore<SessionState>
