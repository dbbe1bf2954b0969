import type { RefObject } from 'react'
import type { LoginStateAt, LoginStep } from '../../store/LoginState.ts'

/** What each step of the dialog takes. */
export interface StepProps<Step extends LoginStep> extends FirstField {
  /** The state while the dialog stands at this step. */
  readonly state: LoginStateAt<Step>
}

/** Where a step puts the field that gets focus. */
export interface FirstField {
  /** Receives the step's first field, which gets focus. */
  readonly first: RefObject<HTMLInputElement | null>
}
