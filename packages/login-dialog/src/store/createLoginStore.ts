import { createDraftPersistence } from './createDraftPersistence.ts'
import { createEmailStepActions } from './createEmailStepActions.ts'
import { createFieldActions } from './createFieldActions.ts'
import { createLoginStateMachine } from './createLoginStateMachine.ts'
import { createPendingLoginState } from './createPendingLoginState.ts'
import type { LoginPorts } from './LoginPorts.ts'
import type { LoginStore } from './LoginStore.ts'

/**
 * Creates the store of one login dialog. The steps after the email step are a separate script, which is lazy-loaded
 * when the dialog opens; earlier taps are queued.
 */
export function createLoginStore({ ports }: { readonly ports: LoginPorts }): LoginStore {
  const machine = createLoginStateMachine()
  const drafts = createDraftPersistence(machine, ports)
  const session = createPendingLoginState(ports, drafts.forget)
  const { getState } = machine
  return {
    getState,
    getInitialState: machine.getInitialState,
    subscribe: machine.subscribe,
    secondsToResend: () => {
      const state = getState()
      if (state.step !== 'otp' && state.step !== 'mobile') return 0
      return Math.max(0, Math.ceil((state.resend.availableAt - ports.clock.now().getTime()) / 1000))
    },
    actions: {
      ...createFieldActions(machine),
      ...createEmailStepActions({ machine, ports, session, drafts }, async (parts) =>
        (await import('./createLazySteps.ts')).createLazySteps(parts),
      ),
    },
  }
}
