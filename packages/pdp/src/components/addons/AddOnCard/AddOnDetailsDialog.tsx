import type { AddOnDetailsDialogProps } from '../AddOnDetailsDialogProps.ts'
import { CandleDialog } from '../CandleDialog/CandleDialog.tsx'
import { GreetingDialog } from '../GreetingDialog/GreetingDialog.tsx'

/** Asks what a candle or a card needs to know; which add-ons ask what is the shop's setting. */
export function AddOnDetailsDialog(dialog: AddOnDetailsDialogProps) {
  const isCandle = dialog.panel.settings.candles.includes(dialog.item.id)
  return isCandle ? <CandleDialog {...dialog} /> : <GreetingDialog {...dialog} />
}
