import { ErrorBox } from '@store/ui'
import { useLogin } from '../../react/useLogin.ts'
import styles from './LoginDialog.module.css'

/** What {@link StepSkeleton} takes. */
export interface StepSkeletonProps {
  /** The step did not arrive. */
  readonly hasFailed: boolean
  /** Asks for it again. */
  readonly onRetry: () => void
}

/** Stands where a step will be once its script has come. */
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
