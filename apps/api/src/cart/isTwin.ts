import type { StoredHamper } from '../db/schema/StoredHamper.ts'
import { sameWords } from './lineWords.ts'
import type { StoredLine } from './StoredLine.ts'
import { sameDay } from './sameDay.ts'
import { sameHamper } from './sameHamper.ts'

/** Whether two lines are of the same gift, for the same place and day and with the same words, and go along with the same. */
export const isTwin = (one: Comparable, other: Comparable): boolean =>
  one.product.nid === other.product.nid &&
  one.pincode === other.pincode &&
  one.state === other.state &&
  one.isFreebie === other.isFreebie &&
  one.belongsTo === other.belongsTo &&
  sameWords(one.attributes, other.attributes) &&
  sameDay(one.delivery, other.delivery) &&
  sameHamper(one.hamper, other.hamper)

type Comparable = Pick<
  StoredLine,
  'product' | 'pincode' | 'state' | 'isFreebie' | 'belongsTo' | 'attributes'
> &
  Pick<StoredLine, 'delivery'> & { readonly hamper?: StoredHamper | undefined }
