import { failureCodeOf } from '../log/failureCodeOf.ts'

/** Whether a transaction failed only because it met another one, so that doing it again is right. */
export function isCollision(cause: unknown): boolean {
  const code = failureCodeOf(cause)
  // serialization_failure and deadlock_detected
  return code === '40001' || code === '40P01'
}
