import { mergeMessages } from '../messages/mergeMessages.ts'
import type { PartialMessages } from '../messages/PartialMessages.ts'

/** Returns the messages with the page's overrides; `undefined` while their language is loading. */
export type MessagesGetter<Messages> = (
  changes: PartialMessages<Messages> | undefined,
) => Messages | undefined

/**
 * Messages of an element: the English ones, and for each other language, by its code, a function that loads its
 * messages.
 */
export interface ElementMessageLoaders<Messages> {
  readonly en: Messages
  readonly others: Readonly<Record<string, () => Promise<Messages>>>
}

/**
 * Loads the messages of a locale's language. Falls back to English for an unknown language, and when loading fails.
 *
 * @param onLoad - Called when they are loaded; never for English, which is built in.
 */
export function loadMessages<Messages extends object>(
  { en, others }: ElementMessageLoaders<Messages>,
  locale: string | undefined,
  onLoad: () => void,
): MessagesGetter<Messages> {
  const load = others[locale?.split('-')[0] ?? 'en']
  let loaded = load ? undefined : en
  void load?.()
    .catch(() => en)
    .then((messages) => {
      loaded = messages
      onLoad()
    })
  return (changes) => loaded && mergeMessages(loaded, changes)
}
