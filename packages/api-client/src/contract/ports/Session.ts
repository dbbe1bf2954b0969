import type { ReadonlyStore } from './ReadonlyStore.ts'

/** Who is visiting, as far as the browser knows; the server decides everything again. */
export type SessionState =
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'user'
      /** First name for greetings. */
      readonly firstName: string
      /** Whether the e-mail address was proven. */
      readonly isVerified: boolean
    }

/** The visitor's session as features read it. */
export type Session = ReadonlyStore<SessionState>
