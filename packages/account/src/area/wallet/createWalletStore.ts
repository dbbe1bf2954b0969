import type { ReadonlyStore } from '@store/api-client/contract/ports'
import type { Result } from '@store/api-client/contract/problem'
import type { SavedCard, UpiHandle, WalletClient } from '@store/api-client/contract/wallet'
import { createStore } from 'zustand/vanilla'
import { createSectionResource, type SectionResource } from '../resource/createSectionResource.ts'
import type { InitialSectionData } from '../resource/SectionData.ts'
import {
  createConfirmedRemovalActions,
  type RemovalActions,
} from '../section/createConfirmedRemovalActions.ts'
import type { RemovalState } from '../section/RemovalState.ts'
import type { SectionPorts } from '../section/SectionPorts.ts'
import { fetchWallet, type Wallet } from './fetchWallet.ts'

/** A payment method that a shopper can delete. */
export type WalletItem =
  | { readonly kind: 'card'; readonly token: string; readonly name: string }
  | { readonly kind: 'upi'; readonly token: string; readonly name: string }

/** The store of saved cards and UPI handles. */
export interface WalletStore extends ReadonlyStore<RemovalState<WalletItem>> {
  /** The loaded wallet. */
  readonly reading: SectionResource<Wallet>
  readonly actions: RemovalActions<WalletItem>
}

/** Ports of the wallet. */
export interface WalletPorts extends SectionPorts {
  /** The wallet API calls. */
  readonly client: WalletClient
}

/** Options of `createWalletStore`. */
export interface WalletStoreOptions {
  /** Server-rendered data. */
  readonly initial?: InitialSectionData<Wallet> | undefined
  readonly ports: WalletPorts
}

/** Creates the store of saved cards and UPI handles. */
export function createWalletStore({ initial, ports }: WalletStoreOptions): WalletStore {
  const { client, session, requestLogin } = ports
  const store = createStore<RemovalState<WalletItem>>(() => ({ target: undefined, isBusy: false }))
  const reading = createSectionResource<Wallet>({
    ...{ initial, session, requestLogin },
    read: () => fetchWallet(client),
    onSessionEnd: () => store.setState({ target: undefined, isBusy: false, error: undefined }),
  })
  const removal = createConfirmedRemovalActions<WalletItem>(store, async (thing) => {
    const answer = await reading.request((): Promise<Result<Partial<Wallet>>> => forget(client, thing))
    const known = reading.getState()
    if (answer?.ok && known.kind === 'ready') reading.setData({ ...known.data, ...answer.value })
    return answer
  })
  const { getState, getInitialState, subscribe } = store
  return { getState, getInitialState, subscribe, reading, actions: removal }
}

async function forget(
  client: WalletClient,
  { kind, token }: WalletItem,
): Promise<Result<{ readonly cards?: readonly SavedCard[]; readonly handles?: readonly UpiHandle[] }>> {
  if (kind === 'card') {
    const answer = await client.deleteCard({ token })
    return answer.ok ? { ok: true, value: { cards: answer.value } } : answer
  }
  const answer = await client.deleteUpi({ token })
  return answer.ok ? { ok: true, value: { handles: answer.value } } : answer
}
