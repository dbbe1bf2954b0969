import type { PageData } from '../../PageData.ts'
import { definePage } from '../../PageModule.ts'
import { ReferAndEarn } from './ReferAndEarn.tsx'

/** The refer-and-earn page. */
export const page = definePage<PageData['referAndEarn']>({
  open: async (stores, { start }) => (
    <div className="inset">
      <ReferAndEarn start={start} requestLogin={stores.login.request} />
    </div>
  ),
})
