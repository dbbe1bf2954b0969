import { ErrorBox } from '@store/ui'
import { useCart } from '../../react/useCart.ts'
import type { ShownCart } from '../../store/foldCart.ts'
import { useLate } from '../late/useLate.ts'
import { useWanted } from '../late/useWanted.ts'
import styles from './CartMore.module.css'

/** What {@link CartMore} takes. */
export interface CartMoreProps {
  /** The cart as it is shown. */
  readonly cart: ShownCart
}

/** What stands below the lines and comes when there is something of it: what could go along, and what was put aside. */
export function CartMore({ cart }: CartMoreProps) {
  const { messages } = useCart()
  const isWanted = useWanted()
  const { addOns, saved, lines } = cart
  const hasAddOns = addOns !== undefined && addOns.items.length > 0 && lines.length > 0
  const hasSaved = saved.length > 0
  const { part: AddOns } = useLate(loadAddOns, hasAddOns && isWanted)
  const { part: SavedLines, hasFailed, retry } = useLate(loadSaved, hasSaved)
  if (!hasAddOns && !hasSaved) return null
  return (
    <div className={styles.more}>
      {hasAddOns && AddOns && <AddOns {...addOns} />}
      {hasSaved && SavedLines && <SavedLines lines={saved} />}
      {hasSaved && hasFailed && (
        <ErrorBox text={messages.loadFailed} action={{ label: messages.tryAgain, onSelect: retry }} />
      )}
    </div>
  )
}

const loadAddOns = () => import('../AddOns/AddOns.tsx').then((late) => late.AddOns)
const loadSaved = () => import('../SavedLines/SavedLines.tsx').then((late) => late.SavedLines)
