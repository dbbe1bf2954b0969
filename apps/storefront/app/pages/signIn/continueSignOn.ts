import { localHref } from '../../localHref.ts'

const authorizePath = '/api/sso/authorize'

/**
 * Returns where a visitor of the sign-in page goes on: the authorization request that the page's own URL repeats. The
 * API checks it again, so this URL leads to no site that the store does not know. Without a request it is the home page.
 */
export const findContinueHref = (search: string): string =>
  new URLSearchParams(search).has('client_id') ? authorizePath + search : localHref('/')

/** Goes on with the authorization request; going back from the partner site skips this page. */
export const continueSignOn = (): void => window.location.replace(findContinueHref(window.location.search))
