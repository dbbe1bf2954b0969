import { Button, Picture } from '@store/ui'
import { useAddOnWords } from '../../../react/useAddOnWords.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { addOnSummary } from '../../../store/buying/addOnSummary.ts'
import type { PanelState } from '../../../store/PanelState.ts'
import { Fault } from '../../Fault/Fault.tsx'
import styles from './AddOnPanel.module.css'

/** Props of `AddOnFoot`. */
export interface AddOnFootProps {
  readonly panel: PanelState
}

/** What was chosen, with its last three pictures, and the ways on (specification 2, section 2, "Upsell panel"). */
export function AddOnFoot({ panel }: AddOnFootProps) {
  const { state, actions, priceOf, messages } = useProduct()
  const words = useAddOnWords()
  const { purchase } = state
  const groups = panel.groups.kind === 'known' ? panel.groups.value : []
  const { count, total, pictures } = addOnSummary(groups, state.addOns, panel.settings.layout)
  const isBusy = purchase.kind === 'adding'
  return (
    <div className={styles.foot}>
      <Fault text={purchase.kind === 'failed' ? messages.purchaseFailed(purchase.failure) : undefined} />
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
            <Button fullWidth busy={isBusy} onClick={() => actions.panel()?.goOn()}>
              {words.goOn}
            </Button>
          </span>
        </div>
      </div>
    </div>
  )
}
