import type { Outcome } from '@store/api-client/contract/problem'
import type { StoreApi } from 'zustand/vanilla'
import { failureText } from './failureText.ts'
import type { RemovalState } from './RemovalState.ts'

/** What can be done about removing something. */
export interface RemovalActions<Thing> {
  /** Asks whether it shall go. */
  readonly ask: (thing: Thing) => void
  /** Leaves it where it is. */
  readonly keep: () => void
  /** Removes what was asked about, once; settles with whether it is gone. */
  readonly confirm: () => Promise<boolean>
}

/** Makes a removal that asks once before; `remove` answers `undefined` where nobody waits for it any more. */
export function createRemoval<Thing>(
  store: Pick<StoreApi<RemovalState<Thing>>, 'getState' | 'setState'>,
  remove: (thing: Thing) => Promise<Outcome<unknown> | undefined>,
): RemovalActions<Thing> {
  return {
    ask: (asked) => store.setState({ asked, isBusy: false, error: undefined }),
    keep: () => {
      if (!store.getState().isBusy) store.setState({ asked: undefined })
    },
    confirm: async () => {
      const { asked, isBusy } = store.getState()
      if (asked === undefined || isBusy) return false
      store.setState({ isBusy: true, error: undefined })
      const answer = await remove(asked)
      if (!answer) return false
      const error = answer.ok ? undefined : failureText(answer.failure)
      store.setState({ asked: undefined, isBusy: false, error })
      return answer.ok
    },
  }
}
