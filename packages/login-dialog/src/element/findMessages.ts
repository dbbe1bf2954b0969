import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import { en } from '../messages/en.ts'
import { hi } from '../messages/hi.ts'
import type { LoginMessages } from '../messages/LoginMessages.ts'

/** Returns the built-in messages of a locale's language, English for an unknown one, with the page's changes. */
export const findMessages = (
  locale: string | undefined,
  changes: PartialMessages<LoginMessages> | undefined,
): LoginMessages => mergeMessages(locale?.split('-')[0] === 'hi' ? hi : en, changes)
