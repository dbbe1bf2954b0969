import { serializeOrderStatus } from '@store/api-client/contract/orders'
import type { createOrderDesk, MerchantStep } from './createOrderDesk.ts'

const steps: Readonly<Record<string, MerchantStep>> = {
  confirmed: 'confirmed',
  preparing: 'preparing',
  out_for_delivery: 'outForDelivery',
  delivered: 'delivered',
}

/** What a command says in the end. */
export interface CommandEnd {
  readonly text: string
  /** Whether it did what it was told. */
  readonly isDone: boolean
}

/** Moves an order on as the merchant's command says: its number and the step it makes. */
export async function moveByCommand(
  [number = '', word = '', ...more]: readonly string[],
  desk: Pick<ReturnType<typeof createOrderDesk>, 'move'>,
): Promise<CommandEnd> {
  const step = steps[word]
  if (!/^MG-[A-Z0-9]+$/.test(number) || step === undefined || more.length > 0) {
    return { text: `Say the number of an order and one of ${Object.keys(steps).join(', ')}.`, isDone: false }
  }
  const moved = await desk.move(number, step)
  switch (moved.kind) {
    case 'moved':
      return { text: `${number} is ${word} now; it was ${serializeOrderStatus(moved.from)}.`, isDone: true }
    case 'unknown':
      return { text: `There is no order ${number}.`, isDone: false }
    case 'refused':
      return {
        text: `${number} is ${serializeOrderStatus(moved.from)}: an order moves forward only.`,
        isDone: false,
      }
  }
}
