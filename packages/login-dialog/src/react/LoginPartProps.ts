import type { NameTitle, OtpChannel } from '@store/api-client/contract/login'
import type { ReactNode } from 'react'
import type { LoginFormState } from '../store/LoginState.ts'
import type { InitialFocusProps, StepProps } from './StepProps.ts'

// The props of all parts are in one file, to avoid an import cycle: the slots use these types, and the parts use the
// slots.

/** Props of `StepForm`. */
export interface StepFormProps {
  /** Accessible name of the form in the first step; in later steps, the status region announces the prompt. */
  readonly prompt?: string
  /** Content above the fields. */
  readonly intro?: ReactNode
  /** The fields. */
  readonly children: ReactNode
  /** Text of the one primary button. */
  readonly submitLabel: string
  /** Submits the step; when it resolves, the state contains the errors. */
  readonly onSubmit: () => Promise<void>
}

/** Props of `StepSkeleton`. */
export interface StepSkeletonProps {
  /** Whether loading the step failed. */
  readonly hasFailed: boolean
  /** Retries loading. */
  readonly onRetry: () => void
}

/** Props of `MobileField`. */
export interface MobileFieldProps {
  /** Typed values, field errors, and the available country codes. */
  readonly state: Pick<LoginFormState, 'typed' | 'errors' | 'methods'>
  readonly label: string
  /** Ref of the digits' input element, if it is the first field of the step. */
  readonly first?: InitialFocusProps['first']
  /** Whether the number is required. @default false */
  readonly required?: boolean
}

/** Props of `PersonTitleChoice`. */
export interface PersonTitleChoiceProps extends Pick<StepProps<'details'>, 'first'> {
  /** The chosen title. */
  readonly chosen: NameTitle
}

/** Props of `EditableContact`. */
export interface EditableContactProps {
  /** The email address of the step, or the number that the OTP was sent to. */
  readonly to: string | undefined
  /** Accessible name of the button that changes the contact; contains the button's visible text. */
  readonly changeLabel: string
  readonly onChange: () => void
  /** Whether the contact is read-only. @default false */
  readonly isFixed?: boolean
}

/** Props of `ResendCodeButton`. */
export interface ResendCodeButtonProps extends Pick<StepProps<'otp' | 'mobile'>, 'state'> {
  /** Channel of the last OTP. */
  readonly by: OtpChannel
  /** Text of the button that sends the next OTP through the other channel. @default no such button */
  readonly children?: string | undefined
}
