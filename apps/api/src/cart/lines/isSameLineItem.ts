import type { StoredHamper } from '../../db/schema/StoredHamper.ts'
import { isSameHamper } from '../hamper/isSameHamper.ts'
import { hasSamePersonalisation } from '../personalisation/personalisationText.ts'
import { isSameDelivery } from './isSameDelivery.ts'
import type { StoredLine } from './StoredLine.ts'

/** Returns whether two lines are duplicates: the same gift, location, date, personalisation text and parent line. */
export const isSameLineItem = (one: Comparable, other: Comparable): boolean =>
  one.product.nid === other.product.nid &&
  one.pincode === other.pincode &&
  one.state === other.state &&
  one.isFreebie === other.isFreebie &&
  one.belongsTo === other.belongsTo &&
  hasSamePersonalisation(one.attributes, other.attributes) &&
  isSameDelivery(one.delivery, other.delivery) &&
  isSameHamper(one.hamper, other.hamper)

type Comparable = Pick<
  StoredLine,
  'product' | 'pincode' | 'state' | 'isFreebie' | 'belongsTo' | 'attributes'
> &
  Pick<StoredLine, 'delivery'> & { readonly hamper?: StoredHamper | undefined }
