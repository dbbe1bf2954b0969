import { Button } from '@store/ui'
import styles from '../section/Section.module.css'
import { createWalletPart } from './createWalletPart.ts'
import type { WalletCardProps } from './WalletSlots.ts'

/** Renders one saved card or UPI handle. */
export const WalletCard = createWalletPart((slots) => slots.item, OwnWalletCard)

function OwnWalletCard({ item, note, onRemove, messages }: WalletCardProps) {
  return (
    <li className={styles.item}>
      <div className={styles.card}>
        <div className={styles.row}>
          <span className={styles.words}>
            <bdi className={styles.name} dir="ltr">
              {item.name}
            </bdi>
            {note && <span className={styles.quiet}>{note}</span>}
          </span>
          <Button
            variant="quiet"
            hasPopup="dialog"
            label={messages.removeNamed(item.name)}
            onClick={() => onRemove(item)}
          >
            {messages.remove}
          </Button>
        </div>
      </div>
    </li>
  )
}
