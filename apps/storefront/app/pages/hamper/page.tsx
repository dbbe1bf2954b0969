import { HamperProvider, HamperView } from '@store/hamper-builder'
import '@store/hamper-builder/styles.css'
import type { PageData } from '../../PageData.ts'
import { definePage } from '../../PageModule.ts'

/** The page on which a shopper fills a hamper. */
export const page = definePage<PageData['hamper']>({
  open: async (stores, data) => (
    <HamperProvider store={await stores.hamper(data)}>
      <HamperView />
    </HamperProvider>
  ),
})
