import { useState } from 'react'
import { useCart } from '../../react/useCart.ts'
import type { CartQuestion } from '../../store/CartQuestion.ts'
import { type Asked, findAsked } from './findAsked.ts'

/** What a dialog asks about: whether it is open, and what about, which stays while the dialog leaves. */
export function useAsked(...kinds: readonly CartQuestion['kind'][]): {
  readonly isOpen: boolean
  readonly asked: Asked | undefined
} {
  const { state, cart } = useCart()
  const isOurs = state.asked !== undefined && kinds.includes(state.asked.kind)
  const now = isOurs ? findAsked(state.asked, cart?.lines) : undefined
  const [last, setLast] = useState(now)
  if (now && (now.line !== last?.line || now.message !== last.message || now.kind !== last.kind)) setLast(now)
  return { isOpen: now !== undefined, asked: now ?? last }
}
