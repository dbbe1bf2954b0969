import { countCharacters } from '@store/api-client/contract/rules/countCharacters'
import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import { senderLimits } from '@store/api-client/contract/rules/senderLimits'
import { TextField, type TextFieldProps } from '@store/ui'
import { TextArea } from '@store/ui/text-area'
import type { ReactNode } from 'react'
import { AddressFields } from '../../address/AddressFields.tsx'
import { AddressTypePicker } from '../../address/AddressTypePicker.tsx'
import { useReceiver } from '../../react/useReceiver.ts'
import type { ReceiverField } from '../../store/ReceiverValues.ts'
import styles from './ReceiverForm.module.css'

/** Renders the fields of the receiver step in their three groups. */
export function ReceiverFields() {
  const { state, actions, messages } = useReceiver()
  const { message } = state.values
  const isAbroad = state.country.number !== indiaIsoCode
  const errorOf = useErrors()
  const form = { values: state.values, errorOf, actions, messages, isAbroad }
  return (
    <>
      <Group legend={messages.who}>
        <AddressFields group="person" {...form} />
        <Line
          field="contactNumber"
          prefix={state.values.countryCode}
          hint={messages.contactNumberHint}
          type="tel"
          autoComplete="shipping tel-national"
          required
        />
        <Line
          field="alternateContactNumber"
          prefix={state.values.countryCode}
          labelNote={messages.optional}
          hint={messages.alternateHint}
          type="tel"
          autoComplete="off"
        />
      </Group>
      <Group legend={messages.where}>
        {isAbroad && <p className={styles.country}>{messages.toCountry(state.country.name)}</p>}
        <AddressTypePicker
          name="addressType"
          value={state.values.addressType}
          onChange={(type) => actions.type('addressType', type)}
          legend={messages.addressType}
          options={messages.addressTypes}
        />
        <AddressFields group="place" {...form} />
        <Line
          field="courierNote"
          labelNote={messages.optional}
          hint={messages.courierNoteHint}
          autoComplete="off"
        />
      </Group>
      <Group legend={messages.from}>
        <Line field="senderName" labelNote={messages.optional} autoComplete="name" autoCapitalize="words" />
        <TextArea
          label={messages.message}
          labelNote={messages.optional}
          {...useField('message')}
          counter={messages.counter(countCharacters(message), senderLimits.message)}
          onChange={(text) => actions.type('message', text)}
          autoComplete="off"
        />
      </Group>
    </>
  )
}

function Group({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.rows}>{children}</div>
    </fieldset>
  )
}

interface LineProps
  extends Pick<
    TextFieldProps,
    'prefix' | 'hint' | 'type' | 'labelNote' | 'autoComplete' | 'autoCapitalize' | 'required'
  > {
  /** Name of the single-line field. */
  readonly field: 'contactNumber' | 'alternateContactNumber' | 'courierNote' | 'senderName'
}

function Line({ field, ...input }: LineProps) {
  const { actions, messages } = useReceiver()
  return (
    <TextField
      {...input}
      {...useField(field)}
      label={messages[field]}
      onChange={(text) => actions.type(field, text)}
    />
  )
}

/** Returns the props common to every field: its name, value, error and blur handler. */
function useField(field: ReceiverField) {
  const { state, actions } = useReceiver()
  return {
    name: field,
    value: state.values[field],
    error: useErrors()(field),
    onBlur: () => actions.blur(field),
  }
}

function useErrors() {
  const { state, messages } = useReceiver()
  return (field: ReceiverField) => {
    const fault = state.fieldErrors[field]
    return fault && messages.fieldError(fault)
  }
}
