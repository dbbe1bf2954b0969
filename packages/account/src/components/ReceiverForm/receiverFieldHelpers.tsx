import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import { TextField, type TextFieldProps } from '@store/ui'
import type { ReactNode } from 'react'
import { useReceiver } from '../../react/useReceiver.ts'
import type { ReceiverField } from '../../store/ReceiverValues.ts'
import styles from './ReceiverForm.module.css'

/** Returns the props that the fields of the person and those of the address share. */
export function useAddressFieldsProps() {
  const { state, actions, messages } = useReceiver()
  const isAbroad = state.country.number !== indiaIsoCode
  return { values: state.values, errorOf: useErrors(), actions, messages, isAbroad }
}

export function ReceiverFieldset({
  legend,
  children,
}: {
  readonly legend: string
  readonly children: ReactNode
}) {
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

export function ReceiverTextField({ field, ...input }: LineProps) {
  const { actions, messages } = useReceiver()
  return (
    <TextField
      {...input}
      {...useReceiverField(field)}
      label={messages[field]}
      onChange={(text) => actions.type(field, text)}
    />
  )
}

/** Returns the props that every field has: its name, value, error and blur handler. */
export function useReceiverField(field: ReceiverField) {
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
