import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import type { InitialSectionData } from '../resource/SectionData.ts'
import type { LoadedSection } from '../section/LoadedSection.ts'
import type { SectionMessages } from '../section/SectionMessages.ts'
import { sectionEn } from '../section/sectionEn.ts'
import { WalletSlotsContext } from './createWalletPart.ts'
import { createWalletStore, type WalletPorts } from './createWalletStore.ts'
import type { Wallet } from './fetchWallet.ts'
import type { WalletMessages } from './WalletMessages.ts'
import type { WalletSlots } from './WalletSlots.ts'
import { WalletView } from './WalletView.tsx'
import { walletEn } from './walletEn.ts'

/** Creates the wallet section with its store, as a separate chunk. */
export function createWalletSection(
  initial: InitialSectionData<Wallet> | undefined,
  ports: WalletPorts,
  words: PartialMessages<{ readonly wallet: WalletMessages; readonly section: SectionMessages }> = {},
  slots?: WalletSlots,
): LoadedSection {
  const store = createWalletStore({ initial, ports })
  const messages = mergeMessages(walletEn, words.wallet)
  const shared = mergeMessages(sectionEn, words.section)
  return {
    element: (
      <WalletSlotsContext.Provider value={slots}>
        <WalletView store={store} messages={messages} shared={shared} />
      </WalletSlotsContext.Provider>
    ),
    refresh: store.reading.refresh,
  }
}
