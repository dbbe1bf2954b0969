import type { Hamper, HamperItem } from '@store/api-client/contract/hampers'
import { type Paise, paise } from '@store/api-client/contract/rules/paise'
import type { HamperSelection } from './HamperSelection.ts'

/** A chosen item, as the summary shows it. */
export interface ChosenItem {
  /** Name of the item's step. */
  readonly step: string
  readonly item: HamperItem
  readonly quantity: number
}

/** Returns the chosen items in the order of selection. */
export const listChosenItems = ({
  steps,
  picks,
}: Pick<HamperSelection, 'steps' | 'picks'>): readonly ChosenItem[] =>
  picks.flatMap(({ step, productId, quantity }) => {
    const item = steps.find(({ id }) => id === step)?.items.find(({ id }) => id === productId)
    return item ? [{ step, item, quantity }] : []
  })

/** Returns the total of the hamper with its items; the server calculates it again in the cart. */
export const calculateHamperTotal = (
  { price }: Pick<Hamper, 'price'>,
  build: Pick<HamperSelection, 'steps' | 'picks'>,
): Paise =>
  paise(
    listChosenItems(build).reduce<number>((sum, { item, quantity }) => sum + item.price * quantity, price),
  )

/** Maximum number of images in the summary (specification 2, section 9). */
const mostPictures = 3

/** Returns the last chosen items, newest last. */
export const listLastChosenItems = (build: Pick<HamperSelection, 'steps' | 'picks'>): readonly ChosenItem[] =>
  listChosenItems(build).slice(-mostPictures)
