import { InvoiceView } from '@store/account/invoice'
import { invoicePageMessages } from '#messages/packages/invoicePageMessages.ts'
import { hrefs } from '../../composition/hrefs.ts'
import type { PageViewDefinition } from '../../PageViewDefinition.ts'
import { LoginPrompt } from '../giftReceipt/LoginPrompt.tsx'
import type { InvoiceData } from './load.ts'

/** The tax invoice of an order, to print; visitors who are not signed in are asked to log in. */
export const view: PageViewDefinition<InvoiceData> = {
  open: async (stores, { invoice }) => (
    <div className="inset">
      {invoice ? (
        <InvoiceView invoice={invoice} hrefs={hrefs} messages={invoicePageMessages} />
      ) : (
        <LoginPrompt stores={stores} />
      )}
    </div>
  ),
}
