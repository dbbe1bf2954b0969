import { PinIcon } from '@store/ui'
import { Combobox, type ComboboxOption, useDebounced } from '@store/ui/combobox'
import { useEffect, useState } from 'react'
import { useDeliveryLocation } from '../../react/useDeliveryLocation.ts'
import type { PlaceFieldProps } from './getPlaceFieldProps.ts'

/** Debounce delay of the search, in milliseconds (specification 2, section 9). */
const restMs = 300

/** Props of `PlaceAutocomplete`. */
export interface PlaceAutocompleteProps {
  readonly field: PlaceFieldProps
  /** Ref callback of the input element. */
  readonly attach: (input: HTMLInputElement | null) => void
  /** Called when the field is pressed. If set, the field is read-only and opens the sheet with the editable field. */
  readonly onPress?: (() => void) | undefined
  /** Whether the field accepts names and offers suggestions. */
  readonly suggests: boolean
}

/** Renders the field with suggestions: cities from 2 characters, all locations from 3. */
export function PlaceAutocomplete({ field, attach, onPress, suggests }: PlaceAutocompleteProps) {
  const { state, actions, messages } = useDeliveryLocation()
  const { search, typed } = state
  // An object, because the same text is searched again when it is typed again, such as in another country.
  const [sought, setSought] = useState({ text: '' })
  const rested = useDebounced(sought, restMs)

  // Searches when the visitor pauses typing.
  useEffect(() => {
    if (suggests) void actions.search(rested.text)
  }, [actions, rested, suggests])

  // An undeliverable suggestion can also be chosen; it shows a message and gifts that can be delivered there instead.
  const noteOf = (isOpen: boolean) => (isOpen ? undefined : messages.notDeliverable)
  const options: readonly ComboboxOption[] = [
    ...search.cities.map(({ id, city, state: within, isOpen }) => ({
      id: `city ${id}`,
      text: city,
      detail: within,
      note: noteOf(isOpen),
    })),
    ...search.places.map(({ placeId, name, within, isDeliverable }) => ({
      id: `place ${placeId}`,
      text: name,
      detail: within,
      note: noteOf(isDeliverable),
    })),
  ]

  const choose = ({ id }: ComboboxOption) => {
    setSought({ text: '' })
    const city = search.cities.find((one) => `city ${one.id}` === id)
    if (city) return void actions.chooseCity(city)
    const place = search.places.find(({ placeId }) => `place ${placeId}` === id)
    if (place) void actions.chooseSuggestion(place)
  }

  return (
    <Combobox
      {...field}
      ref={attach}
      prefix={<PinIcon size="s" />}
      options={options}
      status={suggests ? search.status : 'idle'}
      messages={{
        count: messages.suggestions,
        loading: messages.searching,
        empty: search.text.trim().length < 3 ? messages.noCity : messages.noPlace,
        failed: messages.failed,
        retry: messages.retry,
      }}
      value={typed}
      onInput={(text) => {
        setSought({ text })
        actions.type(text)
      }}
      onSelect={choose}
      onRetry={() => void actions.search(typed)}
      readOnly={onPress !== undefined}
      onPress={onPress}
      enterKeyHint="go"
    />
  )
}
