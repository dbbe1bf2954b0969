import { PinIcon } from '@store/ui'
import { Combobox, type ComboboxOption, useDebounced } from '@store/ui/combobox'
import { useEffect, useState } from 'react'
import { useDeliveryLocation } from '../../react/useDeliveryLocation.ts'
import type { PlaceFieldProps } from './getPlaceFieldProps.ts'

/** How long typing must rest before places are looked for, in milliseconds (specification 2, section 9). */
const restMs = 300

/** What `PlaceAutocomplete` takes. */
export interface PlaceAutocompleteProps {
  readonly field: PlaceFieldProps
  /** Takes the input. */
  readonly attach: (input: HTMLInputElement | null) => void
  /** Called when the field is pressed, which then cannot be typed into: it opens what has the real one. */
  readonly onPress?: (() => void) | undefined
  /** Whether names are taken, and so suggestions made. */
  readonly suggests: boolean
}

/** The field with suggestions: cities at 2 characters, all places from 3. */
export function PlaceAutocomplete({ field, attach, onPress, suggests }: PlaceAutocompleteProps) {
  const { state, actions, messages } = useDeliveryLocation()
  const { search, typed } = state
  const [sought, setSought] = useState('')
  const rested = useDebounced(sought, restMs)

  // Time is outside React: what was typed is looked for once typing rests.
  useEffect(() => {
    if (suggests) void actions.search(rested)
  }, [actions, rested, suggests])

  const marked = (isOpen: boolean) => (isOpen ? {} : { disabled: true, reason: messages.notDeliverable })
  const options: readonly ComboboxOption[] = [
    ...search.cities.map(({ id, city, state: within, isOpen }) => ({
      id: `city ${id}`,
      text: city,
      detail: within,
      ...marked(isOpen),
    })),
    ...search.places.map(({ placeId, name, within, isDeliverable }) => ({
      id: `place ${placeId}`,
      text: name,
      detail: within,
      ...marked(isDeliverable),
    })),
  ]

  const choose = ({ id }: ComboboxOption) => {
    setSought('')
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
        setSought(text)
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
