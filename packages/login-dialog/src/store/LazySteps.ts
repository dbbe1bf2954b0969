import type { CheckUserResponse } from '@store/api-client/contract/login'
import type { LoginIntent } from '@store/api-client/contract/ports'
import type { LazyStepActions } from './LoginStore.ts'

/** The lazy-loaded steps after the email step. */
export interface LazySteps extends LazyStepActions {
  /** Continues with an address that the API has checked. */
  readonly onUserChecked: (
    intent: LoginIntent,
    email: string,
    user: CheckUserResponse,
  ) => Promise<void> | void
  /** Resumes a stored draft; `handle` is the one-time token of the Google login, empty if it failed. */
  readonly resume: (handle: string | undefined) => Promise<void>
}
