import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import type { DeliveryLocationMessages } from '../messages/DeliveryLocationMessages.ts'
import { en } from '../messages/en.ts'
import { languages } from '../messages/languages.ts'

/** Returns the messages with the page's overrides; `undefined` while their language is loading. */
export type FindMessages = (
  changes: PartialMessages<DeliveryLocationMessages> | undefined,
) => DeliveryLocationMessages | undefined

/**
 * Loads the messages of a locale's language. Falls back to English for an unknown language, and when loading fails.
 *
 * @param onLoad - Called when they are loaded; never for English, which is built in.
 */
export function messagesOf(locale: string | undefined, onLoad: () => void): FindMessages {
  const load = languages[locale?.split('-')[0] ?? 'en']
  let loaded = load ? undefined : en
  void load?.()
    .catch(() => en)
    .then((messages) => {
      loaded = messages
      onLoad()
    })
  return (changes) => loaded && mergeMessages(loaded, changes)
}
