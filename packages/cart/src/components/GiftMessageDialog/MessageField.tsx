import type { LineMessage } from '@store/api-client/contract/cart'
import { countCharacters } from '@store/api-client/contract/rules/countCharacters'
import { cleanGiftText } from '@store/api-client/contract/rules/giftText'
import { StatusRegion } from '@store/ui/status-region'
import { TextArea } from '@store/ui/text-area'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useCartServices } from '../../react/useCartServices.ts'

interface MessageFieldProps {
  readonly message: LineMessage
  readonly text: string
  /** Whether saving was tried without the required text. */
  readonly isBlank: boolean
  readonly onChange: (text: string) => void
  /** Ref of the field. */
  readonly field: RefObject<HTMLTextAreaElement | null>
}

/** Renders the field for a gift's message, which is normalized while it is typed. */
export function MessageField({ message, text, isBlank, onChange, field }: MessageFieldProps) {
  const { messages } = useCartServices()
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

/** Restores the caret: React moves it to the end when the new text is not the typed one. */
function useCaret(field: RefObject<HTMLTextAreaElement | null>): (at: number) => void {
  const caret = useRef<number>(undefined)

  // The caret must be restored before the next key, and only the DOM can set it.
  useLayoutEffect(() => {
    if (caret.current !== undefined) field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  return (at) => {
    caret.current = at
  }
}
