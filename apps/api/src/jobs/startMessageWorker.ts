import type { Clock } from '@store/api-client/contract/ports'
import type { Encryptor } from '../encryption/createEncryptor.ts'
import type { Log } from '../log/Log.ts'
import { tracing } from '../tracing/startTracing.ts'
import type { Job, JobHandlerResult, JobQueue } from './JobQueue.ts'
import { MessageNotAcceptedError } from './MessageNotAcceptedError.ts'

/** A message waiting to be sent. */
export interface QueuedMessage {
  readonly postedAt: Date
  /** Expiry, after which the message is not sent. */
  readonly usefulUntil?: Date
}

/** Dependencies of a send worker. */
export interface MessageWorkerDeps<Item extends QueuedMessage> {
  readonly jobs: Pick<JobQueue, 'work'>
  readonly queue: string
  /** Name of the messages in the log. */
  readonly what: 'mail' | 'text'
  readonly encryptor: Pick<Encryptor<Item>, 'decrypt'>
  /**
   * Sends one message; resolves when it was accepted. Every attempt has the same key, so that the receiving server can
   * detect duplicates.
   * @throws {MessageNotAcceptedError}
   */
  readonly send: (item: Item, key: string) => Promise<void>
  /** Milliseconds in which sending is retried. @default until it expires */
  readonly triesMs?: number
  readonly clock: Clock
  readonly log: Log
}

const done: JobHandlerResult = { kind: 'done' }

/**
 * Sends the messages of a queue at least once: if a worker dies between acceptance and its record, the message is sent
 * again with the same key.
 */
export function startMessageWorker<Item extends QueuedMessage>(
  worker: MessageWorkerDeps<Item>,
): Promise<void> {
  const { jobs, queue, what, encryptor, send, triesMs = Number.POSITIVE_INFINITY, clock, log } = worker
  const fail = (cause: Error): JobHandlerResult => {
    log.error(`${what}: not sent, and given up`, cause)
    return { kind: 'failed', reason: cause.message }
  }

  const deliver = async ({ id, data }: Job): Promise<JobHandlerResult> => {
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
      // Any other error is a bug, and its error text could contain the content of the e-mail or text message.
      const notSent =
        cause instanceof MessageNotAcceptedError
          ? cause
          : new MessageNotAcceptedError('a mistake in the sender', false)
      const isOver = now >= item.postedAt.getTime() + triesMs
      if (notSent.isPermanent || isOver) return fail(notSent)
      log.warn(`${what}: not sent yet`, notSent)
      return { kind: 'again', reason: notSent.message }
    }
  }

  return jobs.work(queue, (job) =>
    tracing.span({ name: `send ${queue}`, kind: 'consumer' }, async (span) => {
      const result = await deliver(job)
      if (result.kind !== 'done') span.fail(result.kind)
      return result
    }),
  )
}
