import { HamperProvider, type HamperProviderProps, HamperView } from '@store/hamper-builder'
import '@store/hamper-builder/styles.css'
import { useCurrency } from '../../composition/CurrencyProvider.tsx'
import type { PageData } from '../../PageData.ts'
import { definePage } from '../../PageModule.ts'

/** The page on which a shopper fills a hamper. */
export const page = definePage<PageData['hamper']>({
  open: async (stores, data) => (
    <InCurrency store={await stores.hamper(data)}>
      <HamperView />
    </InCurrency>
  ),
})

function InCurrency(props: HamperProviderProps) {
  return <HamperProvider {...props} currency={useCurrency()} />
}
