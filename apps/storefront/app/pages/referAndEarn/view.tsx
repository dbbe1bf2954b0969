import type { PageViewDefinition } from '../../PageViewDefinition.ts'
import type { ReferAndEarnData } from './load.ts'
import { ReferAndEarn } from './ReferAndEarn.tsx'

/** The refer-and-earn page. */
export const view: PageViewDefinition<ReferAndEarnData> = {
  open: async (stores, { start }) => (
    <div className="inset">
      <ReferAndEarn start={start} requestLogin={stores.login.request} shopName={stores.shop.name} />
    </div>
  ),
}
