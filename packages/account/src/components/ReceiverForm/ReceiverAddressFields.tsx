import { AddressFields } from '../../address/AddressFields.tsx'
import { AddressTypePicker } from '../../address/AddressTypePicker.tsx'
import { createReceiverPart } from '../../react/createReceiverPart.ts'
import { useReceiver } from '../../react/useReceiver.ts'
import styles from './ReceiverForm.module.css'
import { ReceiverFieldset, ReceiverTextField, useAddressFieldsProps } from './receiverFieldHelpers.tsx'

/** Renders the fields about the address. */
export const ReceiverAddressFields = createReceiverPart((slots) => slots.placeFields, OwnReceiverPlaceFields)

function OwnReceiverPlaceFields() {
  const { state, actions, messages } = useReceiver()
  const form = useAddressFieldsProps()
  return (
    <ReceiverFieldset legend={messages.where}>
      {form.isAbroad && <p className={styles.country}>{messages.toCountry(state.country.name)}</p>}
      <AddressTypePicker
        name="addressType"
        value={state.values.addressType}
        onChange={(type) => actions.type('addressType', type)}
        legend={messages.addressType}
        options={messages.addressTypes}
      />
      <AddressFields group="place" {...form} />
      <ReceiverTextField
        field="courierNote"
        labelNote={messages.optional}
        hint={messages.courierNoteHint}
        autoComplete="off"
      />
    </ReceiverFieldset>
  )
}
