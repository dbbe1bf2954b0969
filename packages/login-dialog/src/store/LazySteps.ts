import type { CheckUserResponse } from '@store/api-client/contract/login'
import type { LoginIntent } from '@store/api-client/contract/ports'
import type { LazyStepActions } from './LoginStore.ts'

/** All that comes after the e-mail step. */
export interface LazySteps extends LazyStepActions {
  /** Goes on with an address the shop has looked up. */
  readonly onUserChecked: (
    intent: LoginIntent,
    email: string,
    user: CheckUserResponse,
  ) => Promise<void> | void
  /** Goes on with what was kept; `handle` is what Google's way ended with, empty where it failed. */
  readonly resume: (handle: string | undefined) => Promise<void>
}
