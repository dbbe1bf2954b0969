export { LoginDialog } from './components/LoginDialog/LoginDialog.tsx'
export type { LoginMessages } from './messages/LoginMessages.ts'
export { LoginProvider, type LoginProviderProps } from './react/LoginProvider.tsx'
export { useLogin } from './react/useLogin.ts'
