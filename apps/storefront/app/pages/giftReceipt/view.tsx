import { GiftReceipt } from '@store/account/gift-receipt'
import { giftReceiptPageMessages } from '#messages/packages/giftReceiptPageMessages.ts'
import { hrefs } from '../../composition/hrefs.ts'
import type { PageViewDefinition } from '../../PageViewDefinition.ts'
import { LoginPrompt } from './LoginPrompt.tsx'
import type { GiftReceiptData } from './load.ts'

/** The receipt enclosed with a gift; visitors who are not signed in are asked to log in. */
export const view: PageViewDefinition<GiftReceiptData> = {
  open: async (stores, { receipt }) => (
    <div className="inset">
      {receipt ? (
        <GiftReceipt receipt={receipt} hrefs={hrefs} messages={giftReceiptPageMessages} />
      ) : (
        <LoginPrompt stores={stores} />
      )}
    </div>
  ),
}
