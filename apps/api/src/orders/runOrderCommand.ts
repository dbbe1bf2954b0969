import { serializeOrderStatus } from '@store/api-client/contract/orders'
import type { createOrderFulfilment, FulfilmentStatus } from './createOrderFulfilment.ts'

const steps: Readonly<Record<string, FulfilmentStatus>> = {
  confirmed: 'confirmed',
  preparing: 'preparing',
  out_for_delivery: 'outForDelivery',
  delivered: 'delivered',
}

/** Result of a command. */
export interface CommandResult {
  readonly text: string
  /** Whether the command succeeded. */
  readonly isSuccess: boolean
}

/** Runs the merchant's command: sets a status of the order with the given number. */
export async function runOrderCommand(
  [number = '', word = '', ...more]: readonly string[],
  desk: Pick<ReturnType<typeof createOrderFulfilment>, 'move'>,
): Promise<CommandResult> {
  const step = steps[word]
  if (!/^MG-[A-Z0-9]+$/.test(number) || step === undefined || more.length > 0) {
    return {
      text: `Give an order number and one of ${Object.keys(steps).join(', ')}.`,
      isSuccess: false,
    }
  }
  const moved = await desk.move(number, step)
  switch (moved.kind) {
    case 'moved':
      return {
        text: `${number} is ${word} now; it was ${serializeOrderStatus(moved.from)}.`,
        isSuccess: true,
      }
    case 'unknown':
      return { text: `There is no order ${number}.`, isSuccess: false }
    case 'refused':
      return {
        text: `${number} is ${serializeOrderStatus(moved.from)}: an order moves forward only.`,
        isSuccess: false,
      }
  }
}
