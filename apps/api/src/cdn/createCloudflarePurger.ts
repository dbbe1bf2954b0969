import { CdnPurgeError, type CdnPurger } from './CdnPurger.ts'
import type { CdnSettings } from './CdnSettings.ts'
import { sendPurgeRequest } from './sendPurgeRequest.ts'

/** Maximum number of tags in a request; Cloudflare accepts 100 today and accepted 30 for years. */
const mostTags = 30

/** Creates the purger of Cloudflare. */
export const createCloudflarePurger = ({
  id,
  token,
  url = 'https://api.cloudflare.com/client/v4',
}: Pick<CdnSettings, 'id' | 'token' | 'url'>): CdnPurger => ({
  purge: async (tags) => {
    for (let at = 0; at < tags.length; at += mostTags) {
      const body = await sendPurgeRequest(`${url}/zones/${id}/purge_cache`, {
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags: tags.slice(at, at + mostTags) }),
      })
      // A response with status 200 may still report that nothing was purged.
      if (Object(body).success !== true) throw new CdnPurgeError('the CDN did not accept a purge')
    }
  },
})
