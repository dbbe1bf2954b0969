import type { LoginEnd } from '@store/api-client/contract/ports'

/** The promise given to whoever opened the dialog. */
export interface Opening {
  /** Gives the promise. */
  readonly begin: () => Promise<LoginEnd>
  /** Takes the promise out of the dialog's hands: only the answered function can settle it now. */
  readonly take: () => (end: LoginEnd) => void
}

/** Keeps at most one promise at a time. */
export function createOpening(): Opening {
  let settle: (end: LoginEnd) => void = nobody
  return {
    begin: () =>
      new Promise((resolve) => {
        settle = resolve
      }),
    take: () => {
      const taken = settle
      settle = nobody
      return taken
    },
  }
}

const nobody = () => undefined
