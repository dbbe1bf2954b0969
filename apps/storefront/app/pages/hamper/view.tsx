import { HamperProvider, type HamperProviderProps, HamperView } from '@store/hamper-builder'
import { hamperMessages } from '#messages/packages/hamperMessages.ts'
import '@store/hamper-builder/styles.css'
import { useCurrency } from '../../composition/currency/CurrencyProvider.tsx'
import type { HamperData } from '../../composition/product/createHamperBuilderStore.ts'
import type { PageViewDefinition } from '../../PageViewDefinition.ts'

/** The page on which a shopper fills a hamper. */
export const view: PageViewDefinition<HamperData> = {
  open: async (stores, data) => (
    <InCurrency store={await stores.hamper(data)}>
      <HamperView />
    </InCurrency>
  ),
  clientGroups: ['hampers'],
  analytics: ({ hamper: { id, title } }) => ({ products: [{ id, title }] }),
}

function InCurrency(props: HamperProviderProps) {
  return <HamperProvider {...props} currency={useCurrency()} messages={hamperMessages} />
}
