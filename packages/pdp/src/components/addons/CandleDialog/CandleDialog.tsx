import {
  type CandleError,
  maxCandleNumber,
  parseCandleNumber,
} from '@store/api-client/contract/rules/candleNumber'
import { Button, TextField } from '@store/ui'
import { Modal } from '@store/ui/modal'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { useAddOnMessages } from '../../../react/useAddOnMessages.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { useProductState } from '../../../react/useProductState.ts'
import { getAddOnUnitPrice as priceOfAddOn } from '../../../store/buying/summarizeAddOns.ts'
import type { AddOnDetailsDialogProps } from '../AddOnDetailsDialogProps.ts'
import styles from './CandleDialog.module.css'

/**
 * Renders the dialog for the number on candles, with the messages of the panel's layout (specification 2, section
 * 5, "Candle number").
 */
export function CandleDialog({ item, panel, open, onClose, onSubmit }: AddOnDetailsDialogProps) {
  const { actions, priceOf } = useProduct()
  const words = useAddOnMessages()
  const form = useId()
  const field = useRef<HTMLInputElement>(null)
  const typed = useProductState(({ candleDrafts }) => candleDrafts?.[item.id]) ?? ''
  const [fault, setFault] = useState<CandleError>()
  const { layout } = panel.settings
  const read = parseCandleNumber(typed, layout)
  const total = 'number' in read ? priceOfAddOn(item, { candleNumber: read.number }, layout) : undefined

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    // React events bubble through portals, so this submit event would reach the page's own forms.
    event.stopPropagation()
    if ('fault' in read) {
      setFault(read.fault)
      field.current?.focus()
      return
    }
    onSubmit({ candleNumber: read.number })
    onClose()
  }

  return (
    <Modal
      open={open}
      title={words.candle.title}
      closeLabel={words.close}
      onClose={onClose}
      initialFocus={field}
      footer={
        <Button type="submit" form={form}>
          {words.candle.done}
        </Button>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          ref={field}
          label={words.candle.label}
          hint={words.candle.hint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(maxCandleNumber).length + 1}
          value={typed}
          error={fault && words.candle.fault(fault)}
          onChange={(text) => {
            actions.panel()?.writeCandle(item.id, text.replace(/\D/g, ''))
            setFault(undefined)
          }}
        />
        <p className={styles.price} role="status">
          {total !== undefined && words.candle.price(priceOf(total))}
        </p>
      </form>
    </Modal>
  )
}
