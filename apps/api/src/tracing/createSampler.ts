import { createHmac, randomBytes } from 'node:crypto'
import { ParentBasedSampler, type Sampler, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace-node'

/**
 * Creates the sampler that records a given ratio of the traces. It first hashes a visitor's trace id with a secret of
 * this process, and ignores their "sampled" flag, so that visitors can neither force nor prevent recording, and all
 * requests of one trace have the same decision.
 *
 * @param trustsParent Whether the flag of a request decides instead.
 */
export function createSampler(ratio: number, trustsParent: boolean): Sampler {
  const byRatio = new TraceIdRatioBasedSampler(ratio)
  if (trustsParent) return new ParentBasedSampler({ root: byRatio })
  const key = randomBytes(32)
  const hashed: Sampler = {
    shouldSample: (context, traceId) =>
      byRatio.shouldSample(context, createHmac('sha256', key).update(traceId).digest('hex').slice(0, 32)),
    toString: () => `Hashed{${byRatio}}`,
  }
  return new ParentBasedSampler({
    root: hashed,
    remoteParentSampled: hashed,
    remoteParentNotSampled: hashed,
  })
}
