export { LoginDialog } from './components/LoginDialog/LoginDialog.tsx'
export { StepForm } from './components/LoginDialog/StepForm.tsx'
export type { LoginMessages } from './messages/LoginMessages.ts'
export type {
  EditableContactProps,
  MobileFieldProps,
  PersonTitleChoiceProps,
  ResendCodeButtonProps,
  StepFormProps,
  StepSkeletonProps,
} from './react/LoginPartProps.ts'
export { LoginProvider, type LoginProviderProps } from './react/LoginProvider.tsx'
export type { LoginSlots } from './react/LoginSlots.ts'
export type { InitialFocusProps, StepProps } from './react/StepProps.ts'
export { useLogin } from './react/useLogin.ts'
