import type { ApiFailure, Outcome } from '@store/api-client/contract/problem'
import type { Reading } from './createOwnReading.ts'
import type { Deed } from './Deed.ts'
import type { DeedsState } from './DeedsState.ts'
import type { OrderTold } from './OrderNews.ts'

/** What deeds are done with. */
export interface DeedsCore {
  readonly getState: () => DeedsState
  readonly show: (change: Partial<DeedsState>) => void
  readonly reading: Pick<Reading<never>, 'visit' | 'leave' | 'refresh'>
}

/** One thing to do with one order. */
export interface DeedToDo<Answer> {
  readonly orderId: string
  readonly deed: Deed
  readonly call: () => Promise<Outcome<Answer>>
  /** Takes the answer; says what to tell, or that the page is being left. */
  readonly done: (answer: Answer) => OrderTold | 'leaving'
}

/** Does things with orders: each order one at a time, so that nothing is ever sent twice. */
export interface Deeds {
  /** Does it, unless something is being done with that order; settles once it is told. */
  readonly act: <Answer>(toDo: DeedToDo<Answer>) => Promise<void>
  /** The page stands again that was being left. */
  readonly stay: () => void
}

/** Makes what does things with orders. */
export function createDeeds({ getState, show, reading }: DeedsCore): Deeds {
  const leaving = new Set<string>()
  let told = 0

  const mark = (orderId: string, deed: Deed | undefined) => {
    const underWay = new Map(getState().underWay)
    if (deed) underWay.set(orderId, deed)
    else underWay.delete(orderId)
    show({ underWay })
  }
  const tell = (orderId: string, news: OrderTold) => {
    told += 1
    show({ news: { id: told, orderId, ...news } })
  }

  return {
    stay: () => {
      for (const orderId of leaving) mark(orderId, undefined)
      leaving.clear()
    },
    act: async ({ orderId, deed, call, done }) => {
      if (getState().underWay.has(orderId)) return
      show({ news: undefined })
      mark(orderId, deed)
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
      if (!answer.ok) fail(orderId, deed, answer.failure)
    },
  }

  function fail(orderId: string, deed: Deed, failure: ApiFailure) {
    if (failure.kind === 'refused' && failure.status === 401) return reading.leave()
    if (failure.kind === 'refused') {
      const { code, message } = failure
      tell(orderId, { kind: 'refused', deed, code, message })
    } else {
      tell(orderId, { kind: 'failed', deed })
    }
    // It may have been done all the same, or be out of date on the page: the server is asked what is true.
    void reading.refresh()
  }
}
