import type { AttributeId, LineMessage } from '@store/api-client/contract/cart'
import { useEffect, useState } from 'react'
import { useCart } from '../../react/useCart.ts'

/** Words that were typed and are not saved yet. */
export interface Drafts {
  /** What stands in the field: the draft, or else the words as they are. */
  readonly textOf: (message: LineMessage) => string
  /** Keeps what was typed, also when the dialog is left or saving it fails. */
  readonly save: (message: LineMessage, text: string) => void
}

/** Keeps what was typed for each of the cart's messages until the server has it. */
export function useDrafts(): Drafts {
  const { settled, serverCart } = useCart().state
  const [drafts, setDrafts] = useState<ReadonlyMap<AttributeId, string>>(new Map())

  // Only the store tells when the server has what was typed; from then on the server's words are the newer ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each settled message is a reason to look, whatever else changed.
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
