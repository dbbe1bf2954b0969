import type { Database } from '../db/Database.ts'
import { createOutboxMailer } from '../mail/createOutboxMailer.ts'
import { createOutboxTexter } from '../texts/createOutboxTexter.ts'
import type { PostAtWork, PostOptions } from './PostAtWork.ts'

/**
 * Opens mails and text messages of an installation. Demo mode keeps them on the outbox page, and sends them too where
 * there is a server for them; production sends them and keeps none.
 */
export async function openPost(options: PostOptions): Promise<PostAtWork> {
  const { smtp, texts, mode, clock } = options
  const isDemo = mode === 'demo'
  // Only a store that sends anything pays for loading what sends it.
  const posted = smtp || texts ? await (await import('./openJobPost.ts')).openJobPost(options) : undefined
  const close = async () => posted?.close()
  const mailer = inAll(isDemo ? createOutboxMailer(clock) : undefined, posted?.mailer)
  if (!mailer) {
    await close()
    throw new Error('Production needs a mail server: one-time passwords could not reach anybody without.')
  }
  return { mailer, texter: inAll(isDemo ? createOutboxTexter(clock) : undefined, posted?.texter), close }
}

interface Poster<Item> {
  readonly post: (tx: Database, item: Item) => Promise<void>
}

function inAll<Item>(
  first: Poster<Item> | undefined,
  second: Poster<Item> | undefined,
): Poster<Item> | undefined {
  if (!first || !second) return first ?? second
  return {
    post: async (tx, item) => {
      await first.post(tx, item)
      await second.post(tx, item)
    },
  }
}
