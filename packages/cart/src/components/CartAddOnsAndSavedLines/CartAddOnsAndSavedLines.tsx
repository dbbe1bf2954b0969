import { ErrorBox } from '@store/ui'
import { useLazy } from '@store/ui/lazy'
import type { OptimisticCartProps } from '../../react/CartPartProps.ts'
import { useCartServices } from '../../react/useCartServices.ts'
import { useHasInteracted } from '../lazy/useHasInteracted.ts'
import styles from './CartAddOnsAndSavedLines.module.css'

/** Renders the suggested add-ons and saved lines below the cart, lazy-loaded when there are any. */
export function CartAddOnsAndSavedLines({ cart }: OptimisticCartProps) {
  const { messages } = useCartServices()
  const isWanted = useHasInteracted()
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
