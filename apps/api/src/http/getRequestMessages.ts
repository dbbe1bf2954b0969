import type { Context } from 'hono'
import { getPreferredMessages } from '../messages/getPreferredMessages.ts'
import type { ServerMessages } from '../messages/ServerMessages.ts'

/** Returns the server's messages in the language of a request. */
export const getRequestMessages = (c: Context): ServerMessages =>
  getPreferredMessages(c.req.header('accept-language'))
