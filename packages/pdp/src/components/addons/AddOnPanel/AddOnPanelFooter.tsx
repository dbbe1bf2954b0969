import { Button, Picture } from '@store/ui'
import { useAddOnMessages } from '../../../react/useAddOnMessages.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { useProductState } from '../../../react/useProductState.ts'
import type { AddOnPanelState } from '../../../store/AddOnPanelState.ts'
import { summarizeAddOns } from '../../../store/buying/summarizeAddOns.ts'
import { ErrorMessage } from '../../ErrorMessage/ErrorMessage.tsx'
import styles from './AddOnPanel.module.css'

/** Props of `AddOnPanelFooter`. */
export interface AddOnPanelFooterProps {
  readonly panel: AddOnPanelState
}

/**
 * Renders the chosen add-ons, with their last three images, and the buttons to continue (specification 2, section
 * 2, "Upsell panel").
 */
export function AddOnPanelFooter({ panel }: AddOnPanelFooterProps) {
  const { actions, priceOf, messages } = useProduct()
  const purchase = useProductState(({ purchase }) => purchase)
  const addOns = useProductState(({ addOns }) => addOns)
  const words = useAddOnMessages()
  const groups = panel.groups.kind === 'known' ? panel.groups.value : []
  const { count, total, pictures } = summarizeAddOns(groups, addOns, panel.settings.layout)
  const isBusy = purchase.kind === 'adding'
  return (
    <div className={styles.foot}>
      <ErrorMessage
        text={purchase.kind === 'failed' ? messages.purchaseFailed(purchase.failure) : undefined}
      />
      <div className={styles.row}>
        <div className={styles.summary}>
          {pictures.length > 0 && (
            <span className={styles.pictures} aria-hidden="true">
              {pictures.map(({ id, pictureSrc }) => (
                <span key={id} className={styles.thumb}>
                  <Picture src={pictureSrc} width={400} height={400} alt="" errorText="" />
                </span>
              ))}
            </span>
          )}
          <span role="status">{count === 0 ? words.nothing : words.summary(count, priceOf(total))}</span>
        </div>
        <div className={styles.ways}>
          <span className={styles.way}>
            <Button
              fullWidth
              variant="secondary"
              unavailable={isBusy}
              onClick={() => actions.panel()?.skip()}
            >
              {words.skip}
            </Button>
          </span>
          <span className={styles.way}>
            <Button fullWidth busy={isBusy} onClick={() => actions.panel()?.continueToCart()}>
              {words.goOn}
            </Button>
          </span>
        </div>
      </div>
    </div>
  )
}
