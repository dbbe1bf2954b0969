import type { Readable } from '@store/api-client/contract/ports'
import type { Outcome } from '@store/api-client/contract/problem'
import type { SavedCard, UpiHandle, WalletClient } from '@store/api-client/contract/wallet'
import { createStore } from 'zustand/vanilla'
import { createReading, type SectionReading } from '../reading/createReading.ts'
import type { SectionStart } from '../reading/Reading.ts'
import { createRemoval, type RemovalActions } from '../section/createRemoval.ts'
import type { RemovalState } from '../section/RemovalState.ts'
import type { SectionPorts } from '../section/SectionPorts.ts'
import { readWallet, type Wallet } from './readWallet.ts'

/** What a shopper can ask to forget. */
export type WalletThing =
  | { readonly kind: 'card'; readonly token: string; readonly name: string }
  | { readonly kind: 'upi'; readonly token: string; readonly name: string }

/** The store of saved cards and UPI handles. */
export interface WalletStore extends Readable<RemovalState<WalletThing>> {
  /** What was read. */
  readonly reading: SectionReading<Wallet>
  readonly actions: RemovalActions<WalletThing>
}

/** All the wallet needs from its host. */
export interface WalletPorts extends SectionPorts {
  /** The wallet calls. */
  readonly client: WalletClient
}

/** What a wallet begins with and needs. */
export interface WalletStoreOptions {
  /** What the server said when the page was made. */
  readonly initial?: SectionStart<Wallet> | undefined
  readonly ports: WalletPorts
}

/** Makes the store of saved cards and UPI handles. */
export function createWalletStore({ initial, ports }: WalletStoreOptions): WalletStore {
  const { client, session, requestLogin } = ports
  const store = createStore<RemovalState<WalletThing>>(() => ({ asked: undefined, isBusy: false }))
  const reading = createReading<Wallet>({
    ...{ initial, session, requestLogin },
    read: () => readWallet(client),
    onLeave: () => store.setState({ asked: undefined, isBusy: false, error: undefined }),
  })
  const removal = createRemoval<WalletThing>(store, async (thing) => {
    const answer = await reading.ask((): Promise<Outcome<Partial<Wallet>>> => forget(client, thing))
    const known = reading.getState()
    if (answer?.ok && known.kind === 'ready') reading.confirm({ ...known.data, ...answer.value })
    return answer
  })
  const { getState, getInitialState, subscribe } = store
  return { getState, getInitialState, subscribe, reading, actions: removal }
}

async function forget(
  client: WalletClient,
  { kind, token }: WalletThing,
): Promise<Outcome<{ readonly cards?: readonly SavedCard[]; readonly handles?: readonly UpiHandle[] }>> {
  if (kind === 'card') {
    const answer = await client.deleteCard({ token })
    return answer.ok ? { ok: true, value: { cards: answer.value } } : answer
  }
  const answer = await client.deleteUpi({ token })
  return answer.ok ? { ok: true, value: { handles: answer.value } } : answer
}
