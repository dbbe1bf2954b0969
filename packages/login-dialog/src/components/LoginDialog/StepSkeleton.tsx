import { ErrorBox } from '@store/ui'
import { useLogin } from '../../react/useLogin.ts'
import styles from './LoginDialog.module.css'

/** Props of {@link StepSkeleton}. */
export interface StepSkeletonProps {
  /** Whether loading the step failed. */
  readonly hasFailed: boolean
  /** Retries loading. */
  readonly onRetry: () => void
}

/** Renders the skeleton of a step until its script is loaded. */
export function StepSkeleton({ hasFailed, onRetry }: StepSkeletonProps) {
  const { messages } = useLogin()
  if (hasFailed) {
    const action = { label: messages.retry, onSelect: onRetry }
    return <ErrorBox text={messages.failure({ kind: 'network' })} action={action} />
  }
  return (
    <p className={styles.prompt} role="status">
      {messages.loading}
    </p>
  )
}
