import type { ProductAttribute } from '@store/api-client/contract/catalogue'
import { countCharacters } from '@store/api-client/contract/rules/countCharacters'
import { cleanGiftText } from '@store/api-client/contract/rules/giftText'
import { TextField } from '@store/ui'
import { useState } from 'react'
import { useProduct } from '../../../react/useProduct.ts'
import { useProductState } from '../../../react/useProductState.ts'
import { getAttributeInputName } from '../readOptionInputs.ts'

/** Props of `AttributeTextField`. */
export interface AttributeTextFieldProps {
  /** The text attribute. */
  readonly attribute: ProductAttribute
}

/**
 * Renders the field of a personalisation text, with its character count (specification 2, section 5, "Text
 * attribute").
 */
export function AttributeTextField({ attribute }: AttributeTextFieldProps) {
  const { actions, messages } = useProduct()
  const selection = useProductState(({ selection }) => selection)
  const missing = useProductState(({ missing }) => missing)
  const [refused, setRefused] = useState('')
  const { id, label, heading, limit, isRequired } = attribute
  const text = selection.texts[id] ?? ''
  const write = (typed: string) => {
    setRefused(cleanGiftText(typed, limit).refused)
    actions.write(id, typed)
  }
  return (
    <TextField
      label={heading || label}
      labelNote={isRequired ? undefined : messages.optional}
      name={getAttributeInputName(id)}
      value={text}
      required={isRequired}
      hint={refused ? messages.acceptedSigns(refused) : undefined}
      error={missing.includes(id) ? messages.required : undefined}
      counter={`${countCharacters(text)} / ${limit}`}
      onChange={write}
    />
  )
}
