import type { Result } from '@store/api-client/contract/problem'
import type { StoreApi } from 'zustand/vanilla'
import { errorText } from './errorText.ts'
import type { RemovalState } from './RemovalState.ts'

/** What can be done about removing something. */
export interface RemovalActions<Thing> {
  /** Asks whether it shall go. */
  readonly open: (thing: Thing) => void
  /** Leaves it where it is. */
  readonly cancel: () => void
  /** Removes what was asked about, once; settles with whether it is gone. */
  readonly confirm: () => Promise<boolean>
}

/** Makes a removal that asks once before; `remove` answers `undefined` where nobody waits for it any more. */
export function createRemoval<Thing>(
  store: Pick<StoreApi<RemovalState<Thing>>, 'getState' | 'setState'>,
  remove: (thing: Thing) => Promise<Result<unknown> | undefined>,
): RemovalActions<Thing> {
  return {
    open: (target) => store.setState({ target, isBusy: false, error: undefined }),
    cancel: () => {
      if (!store.getState().isBusy) store.setState({ target: undefined })
    },
    confirm: async () => {
      const { target, isBusy } = store.getState()
      if (target === undefined || isBusy) return false
      store.setState({ isBusy: true, error: undefined })
      const answer = await remove(target)
      if (!answer) return false
      const error = answer.ok ? undefined : errorText(answer.failure)
      store.setState({ target: undefined, isBusy: false, error })
      return answer.ok
    },
  }
}
