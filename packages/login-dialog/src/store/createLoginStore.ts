import { createDraftKeeper } from './createDraftKeeper.ts'
import { createFirstStep } from './createFirstStep.ts'
import { createLoginMachine } from './createLoginMachine.ts'
import { createOpening } from './createOpening.ts'
import { createTyping } from './createTyping.ts'
import type { LoginPorts } from './LoginPorts.ts'
import type { LoginStore } from './LoginStore.ts'

/**
 * Makes the store of one login dialog. What comes after the e-mail step is a script of its own: it is fetched when the
 * dialog opens, and what is tapped before waits for it.
 */
export function createLoginStore({ ports }: { readonly ports: LoginPorts }): LoginStore {
  const machine = createLoginMachine()
  const keeper = createDraftKeeper(machine, ports)
  const opening = createOpening(ports, keeper.forget)
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
      ...createTyping(machine),
      ...createFirstStep({ machine, ports, opening, keeper }, async (parts) =>
        (await import('./createLaterSteps.ts')).createLaterSteps(parts),
      ),
    },
  }
}
