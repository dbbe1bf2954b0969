import type { Clock } from '@store/api-client/contract/ports'
import type { Jobs } from '../jobs/Jobs.ts'
import type { TextSeal } from './createTextSeal.ts'
import type { Texter } from './Texter.ts'
import { textQueue } from './textQueue.ts'

/** What a job texter needs. */
export interface JobTexterDeps {
  readonly jobs: Pick<Jobs, 'put'>
  readonly seal: TextSeal
  readonly clock: Clock
}

/** Puts text messages down as sealed jobs, in the transaction that wants them sent. */
export const createJobTexter = ({ jobs, seal, clock }: JobTexterDeps): Texter => ({
  post: async (tx, { to, text, usefulUntil }) => {
    const postedAt = clock.now()
    await jobs.put(tx, {
      queue: textQueue,
      data: await seal.seal({ to, text, usefulUntil, postedAt }),
      isUrgent: true,
      keepMs: Math.max(0, usefulUntil.getTime() - postedAt.getTime()),
    })
  },
})
