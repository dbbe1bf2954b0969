import { Button, TextField } from '@store/ui'
import { type FormEvent, useEffect, useRef } from 'react'
import { createLocationPart } from '../../react/createLocationPart.ts'
import type { PlaceFormProps } from '../../react/PlaceFormProps.ts'
import { useDeliveryLocation } from '../../react/useDeliveryLocation.ts'
import { useIsPhone } from '../lazy/useIsPhone.ts'
import { getPlaceFieldProps } from './getPlaceFieldProps.ts'
import styles from './PlaceForm.module.css'
import { usePlaceField } from './usePlaceField.ts'

/** Renders the field for a city, an area or a pincode, and its submit button. */
export const PlaceForm = createLocationPart((slots) => slots.form, OwnPlaceForm)

function OwnPlaceForm({ container, isIdle, fieldRef }: PlaceFormProps) {
  const { state, actions, messages, offers } = useDeliveryLocation()
  const takesNames = offers.delivery?.takesCity ?? true
  const isPhone = useIsPhone() && container === 'page'
  const openSheet = () => actions.open('sheet')
  const field = usePlaceField({ isWanted: isIdle && (takesNames || isPhone), isPhone, openSheet, fieldRef })
  const words = getPlaceFieldProps(state, takesNames, messages)
  // The chosen location is in browser storage, and text typed before hydration is only in the DOM, so both are read
  // after hydration.
  const { element } = field
  const inField = useRef(element)
  useEffect(() => {
    void actions.resume(inField.current()?.value)
  }, [actions])

  useFocusRequests((isMissing) => {
    if (isPhone && !isMissing) return openSheet()
    element()?.focus()
    if (!isMissing) element()?.select()
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPhone && field.Autocomplete && state.typed === '') return openSheet()
    void actions.check().then((fault) => fault && element()?.focus())
  }

  const { Autocomplete } = field
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {Autocomplete ? (
        <Autocomplete
          field={words}
          attach={field.attach}
          suggests={takesNames}
          onPress={isPhone ? openSheet : undefined}
        />
      ) : (
        <TextField {...words} ref={field.attach} value={state.typed} onChange={actions.type} />
      )}
      <div className={styles.ask}>
        <Button variant="secondary" type="submit" busy={state.check.kind === 'checking'}>
          {messages.check}
        </Button>
      </div>
    </form>
  )
}

/** Focuses the field each time a host requires a location or the visitor wants to correct it. */
function useFocusRequests(lead: (isMissing: boolean) => void): void {
  const { subscribe } = useDeliveryLocation()
  const current = useRef(lead)
  current.current = lead

  // Runs inside the tap handler, before a render, because phones open their keyboard only then.
  useEffect(
    () =>
      subscribe((now, before) => {
        if (now.focusRequestCount !== before.focusRequestCount)
          current.current(now.missingField !== undefined)
      }),
    [subscribe],
  )
}
