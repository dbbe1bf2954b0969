import { AddressFields } from '../../address/AddressFields.tsx'
import { createReceiverPart } from '../../react/createReceiverPart.ts'
import { useReceiver } from '../../react/useReceiver.ts'
import { ReceiverFieldset, ReceiverTextField, useAddressFieldsProps } from './receiverFieldHelpers.tsx'

/** Renders the fields about the receiver. */
export const ReceiverPersonFields = createReceiverPart(
  (slots) => slots.receiverFields,
  OwnReceiverPersonFields,
)

function OwnReceiverPersonFields() {
  const { state, messages } = useReceiver()
  const form = useAddressFieldsProps()
  return (
    <ReceiverFieldset legend={messages.who}>
      <AddressFields group="person" {...form} />
      <ReceiverTextField
        field="contactNumber"
        prefix={state.values.countryCode}
        hint={messages.contactNumberHint}
        type="tel"
        autoComplete="shipping tel-national"
        required
      />
      <ReceiverTextField
        field="alternateContactNumber"
        prefix={state.values.countryCode}
        labelNote={messages.optional}
        hint={messages.alternateHint}
        type="tel"
        autoComplete="off"
      />
    </ReceiverFieldset>
  )
}
