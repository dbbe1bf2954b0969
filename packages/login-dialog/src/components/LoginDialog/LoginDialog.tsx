import { useLazy } from '@store/ui/lazy'
import { Modal } from '@store/ui/modal'
import { type ComponentType, useEffect, useRef } from 'react'
import type { InitialFocusProps } from '../../react/StepProps.ts'
import { useBfcacheRestore } from '../../react/useBfcacheRestore.ts'
import { useLogin } from '../../react/useLogin.ts'
import { EmailStep } from './EmailStep.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { StepPrompt } from './StepPrompt.tsx'
import { StepSkeleton } from './StepSkeleton.tsx'

/**
 * Renders the login dialog, one dialog with several steps (specification 1, section 2); renders nothing while it is
 * closed.
 */
export function LoginDialog() {
  const { state, actions, messages } = useLogin()
  const first = useRef<HTMLInputElement>(null)
  const isOpen = state.step !== 'closed'
  const { part: LazyStep, isError, retry } = useLazy(loadLazyStep, isOpen)
  const isHere = state.step === 'email' || LazyStep !== undefined
  useBfcacheRestore()

  // Moves focus to a new step; otherwise, focus would leave the dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run again at each step, and when the step is loaded.
  useEffect(() => {
    if (isHere) first.current?.focus()
  }, [state.step, isHere])

  if (!isOpen) return null
  return (
    <Modal
      title={messages.heading(state.step)}
      closeLabel={messages.close}
      onClose={actions.close}
      busy={state.busy === 'signIn'}
    >
      <StepPrompt />
      {state.step === 'email' && (
        <>
          <EmailStep state={state} first={first} />
          <GoogleButton state={state} />
        </>
      )}
      {LazyStep && <LazyStep first={first} />}
      {!isHere && <StepSkeleton hasFailed={isError} onRetry={retry} />}
    </Modal>
  )
}

const loadLazyStep = (): Promise<ComponentType<InitialFocusProps>> =>
  import('./LazyStep.tsx').then((late) => late.LazyStep)
