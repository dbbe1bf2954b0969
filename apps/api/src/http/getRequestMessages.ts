import type { Context } from 'hono'
import { parseAcceptLanguage } from '../messages/parseAcceptLanguage.ts'
import type { ServerMessages } from '../messages/ServerMessages.ts'

/** Returns the server's messages in the language of a request. */
export const getRequestMessages = (c: Context): ServerMessages =>
  parseAcceptLanguage(c.req.header('accept-language'))
