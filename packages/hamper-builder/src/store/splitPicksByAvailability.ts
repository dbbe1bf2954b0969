import type { HamperStep } from '@store/api-client/contract/hampers'
import type { HamperPick } from '@store/api-client/contract/rules/hamperPicks'

/** Splits picks into those that fit the steps, within limits and stock, and the rest; both keep their order. */
export function splitPicksByAvailability(
  steps: readonly HamperStep[],
  wanted: readonly HamperPick[],
): { readonly picks: readonly HamperPick[]; readonly parked: readonly HamperPick[] } {
  const room = new Map(steps.map(({ id, max }) => [id, max]))
  const taken = new Map<number, number>()
  const picks: HamperPick[] = []
  const parked: HamperPick[] = []
  for (const pick of wanted) {
    const { step, productId, quantity } = pick
    const item = steps.find(({ id }) => id === step)?.items.find(({ id }) => id === productId)
    const left = (item?.stock ?? 0) - (taken.get(productId) ?? 0)
    const isTwice = picks.some((one) => one.step === step && one.productId === productId)
    const fits = isTwice ? 0 : Math.max(0, Math.min(quantity, room.get(step) ?? 0, left))
    if (fits > 0) {
      picks.push({ ...pick, quantity: fits })
      room.set(step, (room.get(step) ?? 0) - fits)
      taken.set(productId, (taken.get(productId) ?? 0) + fits)
    }
    if (fits < quantity) parked.push({ ...pick, quantity: quantity - fits })
  }
  return { picks, parked }
}
