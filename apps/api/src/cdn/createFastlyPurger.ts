import type { CdnPurger } from './CdnPurger.ts'
import type { CdnSettings } from './CdnSettings.ts'
import { sendPurgeRequest } from './sendPurgeRequest.ts'

/** Maximum number of keys in a request. */
const mostKeys = 256

/**
 * Creates the purger of Fastly, which also works for every cache that accepts the same request, such as a Varnish with
 * the configuration of the CDN guide.
 */
export const createFastlyPurger = ({
  id,
  token,
  url = 'https://api.fastly.com',
}: Pick<CdnSettings, 'id' | 'token' | 'url'>): CdnPurger => ({
  purge: async (tags) => {
    for (let at = 0; at < tags.length; at += mostKeys) {
      await sendPurgeRequest(`${url}/service/${id}/purge`, {
        headers: {
          'fastly-key': token,
          'surrogate-key': tags.slice(at, at + mostKeys).join(' '),
          accept: 'application/json',
        },
      })
    }
  },
})
