import type { ApiError, Result } from '@store/api-client/contract/problem'
import type { UserResource } from './createUserResource.ts'
import type { OrderActionKind } from './OrderActionKind.ts'
import type { OrderActionsState } from './OrderActionsState.ts'
import type { OrderUpdateContent } from './OrderUpdate.ts'

/** What deeds are done with. */
export interface OrderActionRunnerOptions {
  readonly getState: () => OrderActionsState
  readonly show: (change: Partial<OrderActionsState>) => void
  readonly reading: Pick<UserResource<never>, 'visit' | 'leave' | 'refresh'>
}

/** One thing to do with one order. */
export interface OrderActionTask<Answer> {
  readonly orderId: string
  readonly action: OrderActionKind
  readonly call: () => Promise<Result<Answer>>
  /** Takes the answer; says what to tell, or that the page is being left. */
  readonly done: (answer: Answer) => OrderUpdateContent | 'leaving'
}

/** Does things with orders: each order one at a time, so that nothing is ever sent twice. */
export interface OrderActionRunner {
  /** Does it, unless something is being done with that order; settles once it is told. */
  readonly run: <Answer>(toDo: OrderActionTask<Answer>) => Promise<void>
  /** The page stands again that was being left. */
  readonly onPageRestored: () => void
}

/** Makes what does things with orders. */
export function createOrderActionRunner({
  getState,
  show,
  reading,
}: OrderActionRunnerOptions): OrderActionRunner {
  const leaving = new Set<string>()
  let told = 0

  const mark = (orderId: string, deed: OrderActionKind | undefined) => {
    const pendingActions = new Map(getState().pendingActions)
    if (deed) pendingActions.set(orderId, deed)
    else pendingActions.delete(orderId)
    show({ pendingActions })
  }
  const tell = (orderId: string, news: OrderUpdateContent) => {
    told += 1
    show({ latestUpdate: { id: told, orderId, ...news } })
  }

  return {
    onPageRestored: () => {
      for (const orderId of leaving) mark(orderId, undefined)
      leaving.clear()
    },
    run: async ({ orderId, action, call, done }) => {
      if (getState().pendingActions.has(orderId)) return
      show({ latestUpdate: undefined })
      mark(orderId, action)
      const visit = reading.visit()
      const answer = await call()
      // Whoever wanted it has left: nothing of it is shown, and nobody is led anywhere.
      const isTheirs = visit === reading.visit()
      const end = isTheirs && answer.ok ? done(answer.value) : undefined
      // Until the next page is there, the button stays at work.
      if (end === 'leaving') return void leaving.add(orderId)
      mark(orderId, undefined)
      if (!isTheirs) return
      if (end) return tell(orderId, end)
      if (!answer.ok) fail(orderId, action, answer.failure)
    },
  }

  function fail(orderId: string, action: OrderActionKind, failure: ApiError) {
    if (failure.kind === 'refused' && failure.status === 401) return reading.leave()
    if (failure.kind === 'refused') {
      const { code, message } = failure
      tell(orderId, { kind: 'refused', action, code, message })
    } else {
      tell(orderId, { kind: 'failed', action })
    }
    // It may have been done all the same, or be out of date on the page: the server is asked what is true.
    void reading.refresh()
  }
}
