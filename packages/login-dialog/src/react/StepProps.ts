import type { RefObject } from 'react'
import type { LoginStateAtStep, LoginStepName } from '../store/LoginState.ts'

/** Props of each step of the dialog. */
export interface StepProps<Step extends LoginStepName> extends InitialFocusProps {
  /** The state at this step. */
  readonly state: LoginStateAtStep<Step>
}

/** Ref of the field that gets focus. */
export interface InitialFocusProps {
  /** Ref callback of the step's first field, which gets focus. */
  readonly first: RefObject<HTMLInputElement | null>
}
