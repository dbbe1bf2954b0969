import type { Clock } from '@store/api-client/contract/ports'
import type { Log } from '../log/Log.ts'
import type { Seal } from '../sealing/createSeal.ts'
import type { Job, JobOutcome, Jobs } from './Jobs.ts'
import { NotSent } from './NotSent.ts'

/** Something on its way to somebody. */
export interface Posted {
  readonly postedAt: Date
  /** After this it is of no use to anybody and is not sent any more. */
  readonly usefulUntil?: Date
}

/** What a worker sends, and how. */
export interface SendWorkerDeps<Item extends Posted> {
  readonly jobs: Pick<Jobs, 'work'>
  readonly queue: string
  /** What it is called in the log. */
  readonly what: 'mail' | 'text'
  readonly seal: Pick<Seal<Item>, 'unseal'>
  /**
   * Sends one; answers when it was accepted. The same key comes with every try, so that a second copy can be told.
   * @throws {NotSent}
   */
  readonly send: (item: Item, key: string) => Promise<void>
  /** Milliseconds it is tried for. @default as long as it is of use */
  readonly triesMs?: number
  readonly clock: Clock
  readonly log: Log
}

const done: JobOutcome = { kind: 'done' }

/**
 * Sends what waits in a queue. Each is sent at least once: one whose worker dies after it was taken, and before that was
 * noted, is sent again with the same key.
 */
export function startSendWorker<Item extends Posted>(worker: SendWorkerDeps<Item>): Promise<void> {
  const { jobs, queue, what, seal, send, triesMs = Number.POSITIVE_INFINITY, clock, log } = worker
  const fail = (cause: Error): JobOutcome => {
    log.error(`${what}: not sent, and given up`, cause)
    return { kind: 'failed', reason: cause.message }
  }

  const deliver = async ({ id, data }: Job): Promise<JobOutcome> => {
    const item = await seal.unseal(data)
    if (!item) return fail(new Error('the job is broken, or was sealed with another secret'))
    const now = clock.now().getTime()
    if (item.usefulUntil && now >= item.usefulUntil.getTime()) {
      log.warn(`${what}: its time was over before it could be sent`)
      return done
    }
    try {
      await send(item, id)
      return done
    } catch (cause) {
      // Anything else is a mistake of ours, whose words could quote what was to be sent.
      const notSent = cause instanceof NotSent ? cause : new NotSent('a mistake in the sender', false)
      const isOver = now >= item.postedAt.getTime() + triesMs
      if (notSent.isFinal || isOver) return fail(notSent)
      log.warn(`${what}: not sent yet`, notSent)
      return { kind: 'again', reason: notSent.message }
    }
  }

  return jobs.work(queue, deliver)
}
