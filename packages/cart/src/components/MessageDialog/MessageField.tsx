import type { LineMessage } from '@store/api-client/contract/cart'
import { countCharacters } from '@store/api-client/contract/rules/countCharacters'
import { cleanGiftText } from '@store/api-client/contract/rules/giftText'
import { StatusRegion } from '@store/ui/status-region'
import { TextArea } from '@store/ui/text-area'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useCart } from '../../react/useCart.ts'

interface MessageFieldProps {
  readonly message: LineMessage
  readonly text: string
  /** It was to be saved without the words it needs. */
  readonly isBlank: boolean
  readonly onChange: (text: string) => void
  /** Gets the field. */
  readonly field: RefObject<HTMLTextAreaElement | null>
}

/** Words for a gift, brought into their form while they are typed. */
export function MessageField({ message, text, isBlank, onChange, field }: MessageFieldProps) {
  const { messages } = useCart()
  const { limit, label, name } = message
  const [refused, setRefused] = useState('')
  const putCaret = useCaret(field)

  const change = (typed: string) => {
    const cleaned = cleanGiftText(typed, limit)
    const caret = field.current?.selectionStart ?? typed.length
    if (cleaned.text !== typed) putCaret(cleanGiftText(typed.slice(0, caret), limit).text.length)
    setRefused(cleaned.refused)
    onChange(cleaned.text)
  }

  const count = countCharacters(text)
  const remark = [
    refused && messages.messageSigns(refused),
    count >= limit && messages.messageFull(limit),
  ].filter(Boolean)
  return (
    <>
      <TextArea
        ref={field}
        label={label || messages.attributes[name]}
        required={message.isRequired}
        value={text}
        hint={remark.join(' ') || undefined}
        error={isBlank ? messages.messageBlank : undefined}
        counter={messages.messageCount(count, limit)}
        onChange={change}
      />
      <StatusRegion text={remark.join(' ')} delayMs={300} />
    </>
  )
}

/** Puts the caret back where it was: React leaves it at the end of a text that is not the one that was typed. */
function useCaret(field: RefObject<HTMLTextAreaElement | null>): (at: number) => void {
  const caret = useRef<number>(undefined)

  // The caret is the browser's, and must be right before the next key comes.
  useLayoutEffect(() => {
    if (caret.current !== undefined) field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  return (at) => {
    caret.current = at
  }
}
