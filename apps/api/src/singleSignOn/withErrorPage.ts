import type { Context } from 'hono'
import type { AppDeps } from '../AppDeps.ts'
import { HttpError } from '../http/HttpError.ts'
import { localize } from '../messages/localize.ts'
import { getSsoPageMessages } from './getSsoPageMessages.ts'
import { renderSsoPage } from './renderSsoPage.ts'

/** Responds to an `HttpError` with a page, because the browser is in a redirect and has no other page to show. */
export async function withErrorPage(
  c: Context,
  deps: Pick<AppDeps, 'publicOrigin' | 'brand'>,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work()
  } catch (cause) {
    if (!(cause instanceof HttpError)) throw cause
    const messages = getSsoPageMessages(c, deps)
    const { failed, toStore } = messages.store.singleSignOn
    return renderSsoPage(c, cause.status, messages, {
      ...{ title: failed, text: localize(cause.text, messages) },
      link: { href: `${deps.publicOrigin}/`, label: toStore(deps.brand.name) },
    })
  }
}
