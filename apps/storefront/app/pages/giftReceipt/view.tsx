import { GiftReceipt } from '@store/account/gift-receipt'
import { giftReceiptPageMessages } from '#messages/packages/giftReceiptPageMessages.ts'
import { hrefs } from '../../composition/hrefs.ts'
import type { PageView } from '../../PageView.ts'
import { AskToLogin } from './AskToLogin.tsx'
import type { GiftReceiptData } from './load.ts'

/** The receipt enclosed with a gift; visitors who are not signed in are asked to log in. */
export const view: PageView<GiftReceiptData> = {
  open: async (stores, { receipt }) => (
    <div className="inset">
      {receipt ? (
        <GiftReceipt receipt={receipt} hrefs={hrefs} messages={giftReceiptPageMessages} />
      ) : (
        <AskToLogin stores={stores} />
      )}
    </div>
  ),
}
