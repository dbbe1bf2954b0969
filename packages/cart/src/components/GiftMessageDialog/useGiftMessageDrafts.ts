import type { AttributeId, LineMessage } from '@store/api-client/contract/cart'
import { useEffect, useState } from 'react'
import { useCartState } from '../../react/useCartState.ts'

/** Typed texts that are not saved yet. */
export interface GiftMessageDrafts {
  /** Returns the text of the field: the draft, or else the saved message. */
  readonly textOf: (message: LineMessage) => string
  /** Keeps the typed text as a draft, also when the dialog is closed or saving fails. */
  readonly save: (message: LineMessage, text: string) => void
}

/** Keeps the draft of each of the cart's messages until the server has it. */
export function useGiftMessageDrafts(): GiftMessageDrafts {
  const settled = useCartState(({ settled }) => settled)
  const serverCart = useCartState(({ serverCart }) => serverCart)
  const [drafts, setDrafts] = useState<ReadonlyMap<AttributeId, string>>(new Map())

  // The store reports when the server has saved the draft; then the draft is dropped, because the server's text is newer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per settled message, whatever else changes.
  useEffect(() => {
    if (settled?.kind !== 'message') return
    const saved = new Map(
      serverCart?.lines.flatMap(({ attributes }) =>
        attributes.map((one) => [one.id, one.kind === 'message' ? one.text : undefined] as const),
      ),
    )
    setDrafts((before) => new Map([...before].filter(([id, text]) => saved.get(id) !== text)))
  }, [settled])

  return {
    textOf: ({ id, text }) => drafts.get(id) ?? text,
    save: ({ id }, text) => setDrafts((before) => new Map(before).set(id, text)),
  }
}
