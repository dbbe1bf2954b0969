import { localizeHref } from '../../localizeHref.ts'

const authorizePath = '/api/sso/authorize'

/**
 * Returns the URL at which a visitor of the sign-in page continues: the authorization request that is repeated in the
 * page's own URL, or the home page. The API validates it again, so that this URL cannot redirect to an unknown site.
 */
export const findContinueHref = (search: string): string =>
  new URLSearchParams(search).has('client_id') ? authorizePath + search : localizeHref('/')

/** Continues with the authorization request; going back from the partner site skips this page. */
export const continueSignOn = (): void => window.location.replace(findContinueHref(window.location.search))
