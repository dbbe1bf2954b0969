import type { AddOnDetailsDialogProps } from '../AddOnDetailsDialogProps.ts'
import { CandleDialog } from '../CandleDialog/CandleDialog.tsx'
import { GreetingCardDialog } from '../GreetingCardDialog/GreetingCardDialog.tsx'

/**
 * Renders the dialog that asks for details of a candle or a card; the shop's settings define which add-ons need
 * them.
 */
export function AddOnDetailsDialog(dialog: AddOnDetailsDialogProps) {
  const isCandle = dialog.panel.settings.candles.includes(dialog.item.id)
  return isCandle ? <CandleDialog {...dialog} /> : <GreetingCardDialog {...dialog} />
}
