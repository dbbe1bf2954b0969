import { ErrorBox } from '@store/ui'
import { useCart } from '../../react/useCart.ts'
import type { OptimisticCart } from '../../store/selectOptimisticCart.ts'
import { useLazy } from '../lazy/useLazy.ts'
import { useLazyTrigger } from '../lazy/useLazyTrigger.ts'
import styles from './CartExtras.module.css'

/** What {@link CartExtras} takes. */
export interface CartExtrasProps {
  /** The cart as it is shown. */
  readonly cart: OptimisticCart
}

/** What stands below the lines and comes when there is something of it: what could go along, and what was put aside. */
export function CartExtras({ cart }: CartExtrasProps) {
  const { messages } = useCart()
  const isWanted = useLazyTrigger()
  const { addOns, saved, lines } = cart
  const hasAddOns = addOns !== undefined && addOns.items.length > 0 && lines.length > 0
  const hasSaved = saved.length > 0
  const { part: AddOns } = useLazy(loadAddOns, hasAddOns && isWanted)
  const { part: SavedLines, isError, retry } = useLazy(loadSaved, hasSaved)
  if (!hasAddOns && !hasSaved) return null
  return (
    <div className={styles.more}>
      {hasAddOns && AddOns && <AddOns {...addOns} />}
      {hasSaved && SavedLines && <SavedLines lines={saved} />}
      {hasSaved && isError && (
        <ErrorBox text={messages.loadFailed} action={{ label: messages.tryAgain, onSelect: retry }} />
      )}
    </div>
  )
}

const loadAddOns = () => import('../AddOns/AddOns.tsx').then((late) => late.AddOns)
const loadSaved = () => import('../SavedLines/SavedLines.tsx').then((late) => late.SavedLines)
