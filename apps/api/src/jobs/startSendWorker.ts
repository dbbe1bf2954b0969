import type { Clock } from '@store/api-client/contract/ports'
import type { Encryptor } from '../encryption/createEncryptor.ts'
import type { Log } from '../log/Log.ts'
import type { Job, JobQueue, WorkResult } from './JobQueue.ts'
import { SendError } from './SendError.ts'

/** Something on its way to somebody. */
export interface QueuedMessage {
  readonly postedAt: Date
  /** After this it is of no use to anybody and is not sent any more. */
  readonly usefulUntil?: Date
}

/** What a worker sends, and how. */
export interface SendWorkerDeps<Item extends QueuedMessage> {
  readonly jobs: Pick<JobQueue, 'work'>
  readonly queue: string
  /** What it is called in the log. */
  readonly what: 'mail' | 'text'
  readonly encryptor: Pick<Encryptor<Item>, 'decrypt'>
  /**
   * Sends one; answers when it was accepted. The same key comes with every try, so that a second copy can be told.
   * @throws {SendError}
   */
  readonly send: (item: Item, key: string) => Promise<void>
  /** Milliseconds it is tried for. @default as long as it is of use */
  readonly triesMs?: number
  readonly clock: Clock
  readonly log: Log
}

const done: WorkResult = { kind: 'done' }

/**
 * Sends what waits in a queue. Each is sent at least once: one whose worker dies after it was taken, and before that was
 * noted, is sent again with the same key.
 */
export function startSendWorker<Item extends QueuedMessage>(worker: SendWorkerDeps<Item>): Promise<void> {
  const { jobs, queue, what, encryptor, send, triesMs = Number.POSITIVE_INFINITY, clock, log } = worker
  const fail = (cause: Error): WorkResult => {
    log.error(`${what}: not sent, and given up`, cause)
    return { kind: 'failed', reason: cause.message }
  }

  const deliver = async ({ id, data }: Job): Promise<WorkResult> => {
    const item = await encryptor.decrypt(data)
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
      const notSent = cause instanceof SendError ? cause : new SendError('a mistake in the sender', false)
      const isOver = now >= item.postedAt.getTime() + triesMs
      if (notSent.isPermanent || isOver) return fail(notSent)
      log.warn(`${what}: not sent yet`, notSent)
      return { kind: 'again', reason: notSent.message }
    }
  }

  return jobs.work(queue, deliver)
}
