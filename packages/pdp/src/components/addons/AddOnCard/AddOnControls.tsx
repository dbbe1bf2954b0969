import type { ChosenAddOn } from '@store/api-client/contract/cart'
import type { AddOnItem } from '@store/api-client/contract/catalogue'
import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import { Button } from '@store/ui'
import { QuantityStepper } from '@store/ui/quantity-stepper'
import { useEffect, useRef, useState } from 'react'
import { useAddOnMessages } from '../../../react/useAddOnMessages.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { useProductState } from '../../../react/useProductState.ts'
import type { AddOnPanelState } from '../../../store/AddOnPanelState.ts'
import styles from './AddOnCard.module.css'
import { AddOnDetailsDialog } from './AddOnDetailsDialog.tsx'
import { RemoveAddOnDialog } from './RemoveAddOnDialog.tsx'

/** Props of `AddOnControls`. */
export interface AddOnControlsProps {
  readonly item: AddOnItem
  readonly panel: AddOnPanelState
}

/**
 * Renders the controls that add an add-on and set its quantity. Candles and cards ask for details first, and can then
 * only be removed (specification 2, section 4, "Add-ons").
 */
export function AddOnControls({ item, panel }: AddOnControlsProps) {
  const { actions } = useProduct()
  const addOns = useProductState(({ addOns }) => addOns)
  const words = useAddOnMessages()
  const [asks, setAsks] = useState<'answer' | 'keep'>()
  const box = useRef<HTMLDivElement>(null)
  const chosen = addOns.find(({ productId }) => productId === item.id)
  const isChosen = chosen !== undefined
  const { candles, greetingCards } = panel.settings
  const isSpecial = candles.includes(item.id) || greetingCards.includes(item.id)

  // The pressed button is replaced, so focus moves to its replacement.
  const wasChosen = useRef(isChosen)
  useEffect(() => {
    if (wasChosen.current === isChosen) return
    wasChosen.current = isChosen
    const { activeElement } = document
    if (activeElement === document.body || activeElement instanceof HTMLDialogElement) {
      box.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true })
    }
  }, [isChosen])

  const drop = () => actions.panel()?.removeAddOn(item.id)
  const take = (addOn: Omit<ChosenAddOn, 'productId'>) =>
    actions.panel()?.setAddOn({ productId: item.id, ...addOn })

  return (
    <div ref={box}>
      {!chosen && (
        <Button
          variant="secondary"
          fullWidth
          label={words.addOf(item.title)}
          hasPopup={isSpecial ? 'dialog' : undefined}
          onClick={() => (isSpecial ? setAsks('answer') : take({ quantity: quantityLimits.min }))}
        >
          {words.add}
        </Button>
      )}
      {chosen && isSpecial && <Answered chosen={chosen} panel={panel} title={item.title} onRemove={drop} />}
      {chosen && !isSpecial && (
        <QuantityStepper
          value={chosen.quantity}
          {...quantityLimits}
          onChange={(quantity) => take({ quantity })}
          onBelowMin={() => setAsks('keep')}
          limitText={words.most}
          labels={{
            group: words.stepper.group(item.title),
            decrease: words.stepper.decrease(item.title),
            increase: words.stepper.increase(item.title),
            value: words.stepper.value,
          }}
        />
      )}
      <RemoveAddOnDialog
        item={item}
        open={asks === 'keep'}
        onClose={() => setAsks(undefined)}
        onRemove={drop}
      />
      {isSpecial && (
        <AddOnDetailsDialog
          item={item}
          panel={panel}
          open={asks === 'answer'}
          onClose={() => setAsks(undefined)}
          onSubmit={(answer) => take({ quantity: 1, ...answer })}
        />
      )}
    </div>
  )
}

interface AnsweredProps {
  readonly chosen: ChosenAddOn
  readonly panel: AddOnPanelState
  readonly title: string
  readonly onRemove: () => void
}

function Answered({ chosen, panel, title, onRemove }: AnsweredProps) {
  const words = useAddOnMessages()
  const { occasions } = panel
  const known = occasions.kind === 'known' ? occasions.value : []
  const occasion = known.find(({ id }) => id === chosen.occasion)
  return (
    <>
      {chosen.candleNumber !== undefined && (
        <p className={styles.chosen}>{words.candle.chosen(chosen.candleNumber)}</p>
      )}
      {occasion && <p className={styles.chosen}>{words.card.chosen(occasion.name)}</p>}
      <Button variant="secondary" fullWidth label={words.removeOf(title)} onClick={onRemove}>
        {words.remove}
      </Button>
    </>
  )
}
