import type { Result } from '@store/api-client/contract/problem'
import type { StoreApi } from 'zustand/vanilla'
import { getServerErrorText } from './getServerErrorText.ts'
import type { RemovalState } from './RemovalState.ts'

/** Actions of a removal. */
export interface RemovalActions<Thing> {
  /** Opens the confirmation. */
  readonly open: (thing: Thing) => void
  /** Closes the confirmation without removing. */
  readonly cancel: () => void
  /** Removes the item, once for repeated calls; returns whether it was removed. */
  readonly confirm: () => Promise<boolean>
}

/** Creates a removal that asks for confirmation. `remove` returns `undefined` if the user has changed meanwhile. */
export function createConfirmedRemovalActions<Thing>(
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
      const error = answer.ok ? undefined : getServerErrorText(answer.failure)
      store.setState({ target: undefined, isBusy: false, error })
      return answer.ok
    },
  }
}
