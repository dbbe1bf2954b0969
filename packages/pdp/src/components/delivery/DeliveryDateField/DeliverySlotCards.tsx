import { Button } from '@store/ui'
import { useId } from 'react'
import { useDeliveryDayMessages } from '../../../react/useDeliveryDayMessages.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { useProductState } from '../../../react/useProductState.ts'
import type { DeliveryDayPicker } from '../../../store/days/createDeliveryDayPicker.ts'
import { ErrorMessage } from '../../ErrorMessage/ErrorMessage.tsx'
import styles from './DeliveryDateField.module.css'

/** Props of `DeliverySlotCards`. */
export interface DeliverySlotCardsProps {
  readonly picker: DeliveryDayPicker
}

/** Renders the slots of the chosen day with their prices; "any time" is free (specification 2, section 4, "Slots"). */
export function DeliverySlotCards({ picker }: DeliverySlotCardsProps) {
  const { priceOf } = useProduct()
  const day = useProductState(({ day }) => day)
  const words = useDeliveryDayMessages()
  const name = useId()
  const slots = day?.slots ?? { kind: 'none' }
  if (slots.kind === 'loading') {
    return (
      <p className={styles.waiting} role="status">
        {words.slotsLoading}
      </p>
    )
  }
  if (slots.kind === 'failed') {
    return (
      <>
        <ErrorMessage text={words.slotsFailed} />
        <Button variant="quiet" onClick={() => void picker.retry()}>
          {words.retry}
        </Button>
      </>
    )
  }
  // Courier deliveries have no slots.
  if (slots.kind === 'none' || slots.value.length === 0) return null
  const chosen = day?.chosen?.slot
  return (
    <fieldset className={styles.day}>
      <legend className={styles.subheading}>{words.slots}</legend>
      <div className={styles.slots}>
        <SlotCard
          {...{ name, title: words.anyTime, note: words.free }}
          isChecked={chosen === undefined}
          onChoose={() => picker.pickSlot(undefined)}
        />
        {slots.value.map(({ id, title, start, end, cost, isFull }) => (
          <SlotCard
            key={id}
            {...{ name, title, isFull }}
            hours={words.hours(start, end)}
            note={isFull ? words.full : cost === 0 ? words.free : priceOf(cost)}
            isChecked={chosen === id}
            onChoose={() => picker.pickSlot(id)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface SlotCardProps {
  readonly name: string
  readonly title: string
  readonly hours?: string
  readonly note: string
  readonly isFull?: boolean
  readonly isChecked: boolean
  readonly onChoose: () => void
}

function SlotCard({ name, title, hours, note, isFull = false, isChecked, onChoose }: SlotCardProps) {
  return (
    <label className={isFull ? styles.fullCard : styles.card}>
      <input
        className={styles.input}
        type="radio"
        name={name}
        checked={isChecked}
        disabled={isFull}
        onChange={onChoose}
      />
      <span className={styles.title}>{title}</span>
      {hours !== undefined && <span className={styles.note}>{hours}</span>}
      <span className={styles.note}>{note}</span>
    </label>
  )
}
