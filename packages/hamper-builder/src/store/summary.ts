import type { Hamper, HamperItem } from '@store/api-client/contract/hampers'
import { type Paise, paise } from '@store/api-client/contract/rules/paise'
import type { HamperBuild } from './HamperBuild.ts'

/** Something chosen, as the summary shows it. */
export interface ChosenItem {
  /** Name of its step. */
  readonly step: string
  readonly item: HamperItem
  readonly quantity: number
}

/** What was chosen, in the order in which it was. */
export const chosenItems = ({ steps, picks }: Pick<HamperBuild, 'steps' | 'picks'>): readonly ChosenItem[] =>
  picks.flatMap(({ step, productId, quantity }) => {
    const item = steps.find(({ id }) => id === step)?.items.find(({ id }) => id === productId)
    return item ? [{ step, item, quantity }] : []
  })

/** What the hamper costs with all that is in it; the server says it again in the cart. */
export const calculateTotal = (
  { price }: Pick<Hamper, 'price'>,
  build: Pick<HamperBuild, 'steps' | 'picks'>,
): Paise =>
  paise(chosenItems(build).reduce<number>((sum, { item, quantity }) => sum + item.price * quantity, price))

/** As many pictures as the summary shows (specification 2, section 9). */
const mostPictures = 3

/** The last things chosen, the newest last. */
export const lastChosen = (build: Pick<HamperBuild, 'steps' | 'picks'>): readonly ChosenItem[] =>
  chosenItems(build).slice(-mostPictures)
