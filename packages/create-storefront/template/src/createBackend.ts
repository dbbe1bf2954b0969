import { parseCalendarDate } from '@store/api-client/contract/date'
import type { Backend } from './Backend'
import { createApiBackend } from './createApiBackend'
import { messages } from './messages'
import { createSampleBackend } from './sample/createSampleBackend'

/** Creates the backend of `VITE_STORE_ORIGIN`; without it, a shop in memory. */
export function createBackend(send: typeof fetch, say: (text: string) => void): Backend {
  const origin: string | undefined = import.meta.env.VITE_STORE_ORIGIN
  if (origin) return createApiBackend(origin, send)
  const today = parseCalendarDate(new Intl.DateTimeFormat('en-CA').format(new Date()))
  return createSampleBackend(today, (code) => say(messages.sampleCode(code)))
}
