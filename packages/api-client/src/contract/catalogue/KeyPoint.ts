import { array, object, picklist, string } from 'valibot'

/** A key fact about a plant, such as its light. */
export interface KeyPoint {
  /** Name of its icon. */
  readonly icon: 'light' | 'water' | 'pet' | 'air' | 'size'
  readonly text: string
}

/** Parses key points: icon, text (specification 2, section 2: plant Key Points icons). */
export const keyPointsSchema = array(
  object({ icon: picklist(['light', 'water', 'pet', 'air', 'size']), text: string() }),
)
