import type { Database } from '../db/Database.ts'
import { createDemoOutboxMailer } from '../mail/createDemoOutboxMailer.ts'
import { createDemoOutboxSmsSender } from '../sms/createDemoOutboxSmsSender.ts'
import type { MessageQueueOptions, RunningMessageQueue } from './RunningMessageQueue.ts'

/**
 * Opens the mailer and the SMS sender of an installation. Demo mode keeps messages on the outbox page, and also sends
 * them if a server is configured. Production sends messages and keeps none.
 */
export async function openMessageQueue(options: MessageQueueOptions): Promise<RunningMessageQueue> {
  const { smtp, sms, mode, clock } = options
  const isDemo = mode === 'demo'
  // The senders are lazy-loaded, because only an installation that sends messages needs them.
  const queued =
    smtp || sms ? await (await import('./openJobMessageQueue.ts')).openJobMessageQueue(options) : undefined
  const close = async () => queued?.close()
  const mailer = sendThroughBoth(isDemo ? createDemoOutboxMailer(clock) : undefined, queued?.mailer)
  if (!mailer) {
    await close()
    throw new Error('Production needs a mail server: one-time passwords could not reach anybody without.')
  }
  return {
    mailer,
    smsSender: sendThroughBoth(isDemo ? createDemoOutboxSmsSender(clock) : undefined, queued?.smsSender),
    close,
  }
}

interface Sender<Item> {
  readonly enqueue: (tx: Database, item: Item) => Promise<void>
}

function sendThroughBoth<Item>(
  first: Sender<Item> | undefined,
  second: Sender<Item> | undefined,
): Sender<Item> | undefined {
  if (!first || !second) return first ?? second
  return {
    enqueue: async (tx, item) => {
      await first.enqueue(tx, item)
      await second.enqueue(tx, item)
    },
  }
}
