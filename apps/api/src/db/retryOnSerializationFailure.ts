import { findErrorCode } from '../log/findErrorCode.ts'

const tries = 3

/** Retries work after a serialization failure or a deadlock: three times at most, after a short random delay. */
export async function retryOnSerializationFailure<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried++) {
    try {
      return await work()
    } catch (cause) {
      if (tried === tries || !isCollision(cause)) throw cause
      // The delay is random, so that the two transactions do not conflict again.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 50 * tried))
    }
  }
}

// serialization_failure and deadlock_detected can be retried.
const isCollision = (cause: unknown) => ['40001', '40P01'].includes(findErrorCode(cause) ?? '')
