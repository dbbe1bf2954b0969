import type { Slot } from '@store/ui/slots'
import type {
  EditableContactProps,
  MobileFieldProps,
  PersonTitleChoiceProps,
  ResendCodeButtonProps,
  StepFormProps,
  StepSkeletonProps,
} from './LoginPartProps.ts'
import type { StepProps } from './StepProps.ts'

/**
 * Slots of the login dialog, for `LoginProvider`: each replaces or wraps a part. A step's `state` is narrowed to that
 * step; `first` is the ref of the field that gets focus.
 */
export interface LoginSlots {
  /** The prompt of the current step, as a live region. */
  readonly prompt?: Slot<object> | undefined
  /** The email step. */
  readonly emailStep?: Slot<StepProps<'email'>> | undefined
  /** The Google button below the email field. */
  readonly google?: Slot<Pick<StepProps<'email'>, 'state'>> | undefined
  /** Title, name and mobile number of a new user. */
  readonly detailsStep?: Slot<StepProps<'details'>> | undefined
  /** The one-time password. */
  readonly otpStep?: Slot<StepProps<'otp'>> | undefined
  /** The number to send a one-time password to. */
  readonly numberStep?: Slot<StepProps<'number'>> | undefined
  /** The one-time password of a new number. */
  readonly mobileStep?: Slot<StepProps<'mobile'>> | undefined
  /** The skeleton of a step until its script is loaded. */
  readonly skeleton?: Slot<StepSkeletonProps> | undefined
  /** The form of each step: error, fields, and one button. */
  readonly form?: Slot<StepFormProps> | undefined
  /** The field of a one-time password. */
  readonly codeField?: Slot<StepProps<'otp' | 'mobile'>> | undefined
  /** The field of a mobile number. */
  readonly mobileField?: Slot<MobileFieldProps> | undefined
  /** The titles of a new user. */
  readonly titleChoice?: Slot<PersonTitleChoiceProps> | undefined
  /** The contact that a one-time password is sent to, with its change button. */
  readonly contact?: Slot<EditableContactProps> | undefined
  /** The resend button with its countdown. */
  readonly resendCode?: Slot<ResendCodeButtonProps> | undefined
}
