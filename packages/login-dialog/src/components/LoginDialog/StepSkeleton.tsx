import { ErrorBox } from '@store/ui'
import { createLoginPart } from '../../react/createLoginPart.ts'
import type { StepSkeletonProps } from '../../react/LoginPartProps.ts'
import { useLogin } from '../../react/useLogin.ts'
import styles from './LoginDialog.module.css'

/** Renders the skeleton of a step until its script is loaded. */
export const StepSkeleton = createLoginPart((slots) => slots.skeleton, OwnStepSkeleton)

function OwnStepSkeleton({ hasFailed, onRetry }: StepSkeletonProps) {
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
