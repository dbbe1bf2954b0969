import { parseCalendarDate } from '@store/api-client/contract/date'
import type { Backend } from './Backend'
import { createApiBackend } from './createApiBackend'
import { messages } from './messages'
import { createSampleBackend } from './sample/createSampleBackend'

/** Creates the backend at `VITE_STORE_ORIGIN`, or an in-memory shop without it. */
export function createBackend(send: typeof fetch, say: (text: string) => void): Backend {
  const origin: string | undefined = import.meta.env.VITE_STORE_ORIGIN
  if (origin) return createApiBackend(origin, send)
  const today = parseCalendarDate(new Intl.DateTimeFormat('en-CA').format(new Date()))
  return createSampleBackend(today, (code) => say(messages.sampleCode(code)))
}
