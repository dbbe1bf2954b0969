import type { ProductId } from '@store/api-client/contract/delivery'
import type { Result } from '@store/api-client/contract/problem'
import { countDaysUntil } from './countDaysUntil.ts'
import type { DeliverabilityResult } from './DeliverabilityResult.ts'
import type { DeliveryLocationPorts } from './DeliveryLocationPorts.ts'

/** Checks the deliverability of a product at a pincode. */
export async function checkPincode(
  ports: DeliveryLocationPorts,
  productId: ProductId,
  pincode: string,
): Promise<Result<DeliverabilityResult>> {
  const answer = await ports.client.checkPincode({ pincode, productId })
  if (!answer.ok) return answer
  const { value } = answer
  ports.track({ kind: 'pincodeChecked', pincode, deliverable: value.deliverable })
  const rest = { message: '', alternatives: undefined }
  if (!value.deliverable)
    return {
      ok: true,
      value: { ...rest, check: { kind: 'undeliverable', pincode, city: value.city }, offsetDays: -1 },
    }
  const { city, earliest } = value
  return {
    ok: true,
    value: {
      ...rest,
      check: { kind: 'deliverable', pincode, city, earliest },
      offsetDays: countDaysUntil(earliest, ports.clock?.now() ?? new Date()),
    },
  }
}
