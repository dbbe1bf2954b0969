import { formatAddressLines } from '@store/api-client/contract/rules/addressFields'
import { Button } from '@store/ui'
import { type ReactNode, useState } from 'react'
import { createReceiverPart } from '../../react/createReceiverPart.ts'
import { useReceiver } from '../../react/useReceiver.ts'
import styles from './ReceiverForm.module.css'

// Number of saved addresses shown at first; a button shows the others (specification 2, section 4, "Saved address").
const fewest = 2

/** Renders the choice between saved addresses and a new one; the choice fills the fields below. */
export const SavedAddressChoice = createReceiverPart((slots) => slots.savedAddresses, OwnSavedAddressChoice)

function OwnSavedAddressChoice() {
  const { state, actions, messages } = useReceiver()
  const [isWhole, setIsWhole] = useState(false)
  const { saved, chosen } = state
  if (saved.kind === 'none') return null
  if (saved.kind === 'failed' || saved.kind === 'loading') {
    return (
      <div className={styles.more} role="status">
        {saved.kind === 'failed' ? messages.addressesFailed : messages.addressesLoading}
        <Button variant="quiet" busy={saved.kind === 'loading'} onClick={() => void actions.readAddresses()}>
          {messages.tryAgain}
        </Button>
      </div>
    )
  }
  const { items } = saved
  if (items.length === 0) return null
  const shown = items.filter(({ id }, at) => isWhole || at < fewest || id === chosen)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{messages.deliverTo}</legend>
      <div className={styles.choices}>
        {shown.map(({ id, receiver }) => (
          <Choice key={id} isChosen={chosen === id} onChoose={() => actions.choose(id)}>
            <strong>{`${receiver.title} ${receiver.fullName}`}</strong>{' '}
            <span className={styles.place}>{formatAddressLines(receiver).join(', ')}</span>
          </Choice>
        ))}
        <Choice isChosen={chosen === undefined} onChoose={() => actions.choose(undefined)}>
          <strong>{messages.newAddress}</strong>
        </Choice>
      </div>
      {shown.length < items.length && (
        <div className={styles.more}>
          <Button variant="quiet" onClick={() => setIsWhole(true)}>
            {messages.allAddresses(items.length)}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface ChoiceProps {
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input
        className={styles.radio}
        type="radio"
        name="savedAddress"
        checked={isChosen}
        onChange={onChoose}
      />
      <span>{children}</span>
    </label>
  )
}
